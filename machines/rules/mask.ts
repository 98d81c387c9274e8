const stars = (count: number): string => '*'.repeat(count);

/**
 * Hides an e-mail address except the first 2 characters before the @ (PROF-15); if there are at
 * most 2 of them, only the first is shown, so that something stays hidden. A text without @ is
 * hidden completely.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return stars(email.length);
  const local = Array.from(email.slice(0, at));
  const visible = local.length > 2 ? 2 : Math.min(1, local.length);
  return (
    local.slice(0, visible).join('') + stars(Math.max(1, local.length - visible)) + email.slice(at)
  );
}

/**
 * Hides a phone number except its first 4 and last 3 digits (PROF-15); a number of at most 7 digits
 * shows only the last 3. The leading + stays, other separators are removed.
 */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const first = digits.length > 7 ? 4 : 0;
  const last = Math.min(3, Math.max(0, digits.length - 1));
  return (
    (phone.trim().startsWith('+') ? '+' : '') +
    digits.slice(0, first) +
    stars(digits.length - first - last) +
    digits.slice(digits.length - last)
  );
}
