/** What stands in a text field of a form that was sent; empty for one that is not there. */
export function typed(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
