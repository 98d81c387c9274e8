/** A form control that a visitor can type into, check or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What lets a visitor do something: a button by a press, a form by the key Enter. */
export type Trigger = HTMLButtonElement | HTMLFormElement;

export interface EarlyInput {
  /** The buttons that were pressed and the forms that were sent: each once, the last one at the end. */
  triggered: Set<Trigger>;
  /** What was entered in each field: its text, or whether it is checked. */
  given: Map<Field, string | boolean>;
  /** Aborting it stops the script that records the input. */
  hearing: AbortController;
}

/**
 * Enters a recorded value in a field and fires the field's events, as if the visitor entered it
 * now.
 */
export function enterValue(field: Field, given: string | boolean): void {
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

/** Presses buttons and sends forms, one after the other, as if the visitor did it now. */
export async function triggerAgain(triggers: Iterable<Trigger>): Promise<void> {
  for (const trigger of triggers) {
    // The page shows what was entered or pressed before only after the events of that. Until then a
    // form would send the old text.
    await Promise.resolve();
    if (trigger instanceof HTMLFormElement) trigger.requestSubmit();
    else trigger.click();
  }
}
