/** A name as a part of a URL: lowercase letters and digits, with a hyphen in place of all others. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
