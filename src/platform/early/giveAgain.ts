/** A form control that a visitor can type into, check or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What lets a visitor do something: a button by a press, a form by the key Enter. */
export type Trigger = HTMLButtonElement | HTMLFormElement;

export interface EarlyInput {
  /** The button that was pressed last, or the form if one was sent later; null when neither was. */
  triggered: Trigger | null;
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

/** Presses a button, or sends a form, as if the visitor did it now. */
export function triggerAgain(trigger: Trigger): void {
  if (trigger instanceof HTMLFormElement) trigger.requestSubmit();
  else trigger.click();
}
