/**
 * What a passed test proves about the requirement in its name:
 *
 * - `client`: a hand-written test of the storefront, of a rule, or in a browser;
 * - `sandbox`: a test of the embedded server, which proves nothing about what a customer sees;
 * - `walk`: a test that was generated from a chart. Its ids and expectations come from this chart,
 *   so it proves only that the chart agrees with itself. It does not prove that a text, an amount, a
 *   time or the target of a transition is what the requirement demands;
 * - `none`: no test, or only one of the path engine's own.
 *
 * The path of the test's file decides, so that a report of test results is enough.
 */
export type Proof = 'client' | 'sandbox' | 'walk' | 'none';

/** All kinds of proof, the strongest first. */
export const PROOFS: readonly Proof[] = ['client', 'sandbox', 'walk', 'none'];

/** A test that passed: its file, relative to the project and with `/`, and its full name. */
export interface PassedTest {
  readonly file: string;
  readonly name: string;
}

/**
 * The kind of proof that the tests of a file give; `none` for a file that is outside `test/`, in
 * `test/paths/`, or no test.
 */
export const proofOfFile = (file: string): Proof => {
  if (/\.paths\.test\.tsx?$/.test(file) || file === 'test/browser/paths.spec.ts') {
    return file.startsWith('test/') ? 'walk' : 'none';
  }
  if (file.startsWith('test/sandbox/')) return 'sandbox';
  if (!file.startsWith('test/') || file.startsWith('test/paths/')) return 'none';
  return /\.(test|spec)\.tsx?$/.test(file) ? 'client' : 'none';
};

/** The strongest proof that one of these tests gives; `none` for an empty list. */
export const proofOf = (tests: readonly PassedTest[]): Proof =>
  PROOFS.find((proof) => tests.some(({ file }) => proofOfFile(file) === proof)) ?? 'none';
