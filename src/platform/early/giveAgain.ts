/** A form control that a visitor can type into, check or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  /** The button that was pressed last; null when none was. */
  pressed: HTMLButtonElement | null;
  /** What was entered in each field: its text, or whether it is checked. */
  given: Map<Field, string | boolean>;
  /** Aborting it stops the script that records the input. */
  hearing: AbortController;
}

/**
 * Enters a recorded value in a field and fires the field's events, as if the visitor entered it
 * now.
 */
export function giveAgain(field: Field, given: string | boolean): void {
  if (typeof given === 'boolean') {
    (field as HTMLInputElement).checked = !given;
    field.click();
    return;
  }
  // A file field still has its chosen files, and scripts cannot set it.
  if (field.type !== 'file') {
    // React ignores a text that is the same as the last one it has set, so the field is emptied
    // first.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, given);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
