import { expect, test } from './test.ts';
import { settleIn, watchForFaults } from './shop.ts';

test('3.4.3: every page comes with the content policy and Trusted Types', async ({ page }) => {
  const reply = await page.goto('/home');
  const policy = reply?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
});

test('S4: no script finds a name left to make a policy of its own', async ({ page }) => {
  await settleIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  const taken = await page.evaluate(() =>
    ['default', 'sixways', 'another'].map((name) => {
      try {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => object };
        };
        trustedTypes.createPolicy(name, {});
        return 'made';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : 'failed';
      }
    }),
  );
  expect(taken).toEqual(['refused', 'refused', 'refused']);
});

test('3.4.3: the watch that the journeys are under hears what breaks the policy', async ({
  page,
}) => {
  const faults = await watchForFaults(page);
  await settleIn(page);
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/spy.png';
  });
  await expect.poll(() => faults.join()).toContain('img-src https://elsewhere.example');
  const markup = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>from a string</b>';
      return 'taken';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'failed';
    }
  });
  expect(markup).toBe('refused');
  await expect.poll(() => faults.join()).toContain('require-trusted-types-for');
});
