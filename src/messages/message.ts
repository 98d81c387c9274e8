/** A text with `{name}` placeholders, or one text per plural form of the placeholder `count`. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
