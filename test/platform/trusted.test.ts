// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

/**
 * A browser with Trusted Types that refuses a second policy of the same name, as the content policy
 * requires.
 */
function browserWithPolicies() {
  const policies = new Map<string, Record<string, (text: string) => string | null>>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => {
      if (policies.has(name)) throw new TypeError(`Policy ${name} already exists.`);
      policies.set(name, rules);
      return rules;
    },
  });
  return policies;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what the page trusts', () => {
  it('a map and a sign-in script share the one default policy, each with its own list', async () => {
    const policies = browserWithPolicies();
    const { allowMapTexts, allowScripts } = await import('../../src/platform/trusted.ts');
    allowMapTexts();
    const decide = policies.get('default');
    expect(decide?.['createScriptURL']?.('https://sign-in.example/sdk.js')).toBeNull();
    allowScripts('https://sign-in.example/');
    allowMapTexts();
    expect(decide?.['createScriptURL']?.('https://sign-in.example/sdk.js')).toBe(
      'https://sign-in.example/sdk.js',
    );
    expect(decide?.['createHTML']?.('<svg/>')).toBe('<svg/>');
  });

  it.each(['https://sign-in.example.evil/x.js', '/own.js', '//sign-in.example:8/x.js'])(
    'refuses the script %s',
    async (url) => {
      const policies = browserWithPolicies();
      const { allowScripts } = await import('../../src/platform/trusted.ts');
      allowScripts('https://sign-in.example/');
      expect(policies.get('default')?.['createScriptURL']?.(url)).toBeNull();
    },
  );

  it('refuses any text of its own to be read as a page', async () => {
    const policies = browserWithPolicies();
    const { allowMapTexts } = await import('../../src/platform/trusted.ts');
    allowMapTexts();
    expect(policies.get('default')?.['createHTML']?.('<img src=x onerror=alert(1)>')).toBeNull();
  });

  it('S4: both names are taken at the start, and are still of use', async () => {
    const policies = browserWithPolicies();
    const { allowMapTexts, createTrustedTypesPolicies, trustedScript } =
      await import('../../src/platform/trusted.ts');
    createTrustedTypesPolicies();
    expect([...policies.keys()]).toEqual(['sixways', 'default']);
    allowMapTexts();
    expect(policies.get('default')?.['createHTML']?.('<svg/>')).toBe('<svg/>');
    expect(trustedScript('{"a":1}')).toBe('{"a":1}');
  });

  it('takes plain text where the browser has no such types', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { allowMapTexts, trustedScript } = await import('../../src/platform/trusted.ts');
    allowMapTexts();
    expect(trustedScript('{"a":1}')).toBe('{"a":1}');
  });
});
