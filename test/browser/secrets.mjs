// The demo's customer, the people of the tests, what they type, where they live, and what looks like
// a token, a code or a hash.
const secrets = [
  /maya|haddad|leila|nadia/i,
  /@[\w-]+\.(?:example|com)\b/i,
  /sixways-demo|lake-2025/i,
  /\+\d{8,}|\b1?555\d{7}\b/,
  /harbour lane|-39\.984/i,
  /\beyJ[\w-]+\.|\bbearer\s|scrypt\$/i,
  /\b\d{6}\b/,
  /127\.0\.0\.1/,
];

/** The lines of a server's log that tell of a person or a secret (F6). */
export const linesWithSecrets = (log) =>
  log.split('\n').filter((line) => secrets.some((secret) => secret.test(line)));
