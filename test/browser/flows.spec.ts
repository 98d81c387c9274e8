import { createRequire } from 'node:module';
import { expect, test } from './test.ts';
import { layOut } from '../paths/flows/layout.ts';
import { findMachines, loadMachine } from '../paths/flows/machines.ts';
import { mermaidText } from '../paths/flows/mermaid.ts';
import { outlineOf } from '../paths/flows/outline.ts';
import { serve } from '../paths/flows/serve.ts';
import { svgText } from '../paths/flows/svg.ts';

const mermaidFile = createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js');

interface MermaidWindow {
  mermaid: {
    initialize: (options: object) => void;
    parse: (text: string) => Promise<unknown>;
    render: (id: string, text: string) => Promise<{ svg: string }>;
  };
}

const outlines = () =>
  Promise.all(findMachines().map(async (file) => outlineOf(await loadMachine(file))));

test('Mermaid reads every exported chart, and draws the longest', async ({ page }) => {
  await page.setContent('<main></main>');
  await page.addScriptTag({ path: mermaidFile });
  const texts = (await outlines()).map(mermaidText);
  const unread = await page.evaluate(async (all) => {
    const { mermaid } = window as unknown as MermaidWindow;
    mermaid.initialize({ startOnLoad: false, maxTextSize: 500_000, maxEdges: 5000 });
    const failures: string[] = [];
    for (const text of all) {
      await mermaid
        .parse(text)
        .catch((error: unknown) => failures.push(`${String(error)}\n${text}`));
    }
    return failures;
  }, texts);
  expect(unread).toEqual([]);
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most));
  const drawn = await page.evaluate(async (text) => {
    const { mermaid } = window as unknown as MermaidWindow;
    const { svg } = await mermaid.render('drawn', text);
    const main = document.querySelector('main');
    if (main !== null) main.innerHTML = svg;
    return main?.querySelectorAll('.edgeLabel').length ?? 0;
  }, longest);
  expect(drawn).toBeGreaterThan(20);
});

test('the browser draws every exported SVG', async ({ page }) => {
  for (const outline of await outlines()) {
    const svg = svgText(await layOut(outline));
    const size = await page.evaluate(async (text) => {
      const picture = new Image();
      picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await picture.decode();
      return picture.naturalWidth;
    }, svg);
    expect(size, outline.id).toBeGreaterThan(100);
  }
});

test('the flow studio shows a flow, steps a path and simulates', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const studio = await serve(0);
  await page.goto(`${studio.address}#theme`);
  await expect(page.getByRole('heading', { name: 'theme' })).toBeVisible();
  await expect(page.locator('[data-state="theme.light"]')).toBeVisible();
  await expect(page.locator('[data-transition].mark-covered').first()).toBeAttached();

  await page.getByRole('searchbox').fill('LANG-04');
  await expect(page.getByRole('navigation').getByRole('button', { name: /^theme/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Paths' }).click();
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.took')).not.toHaveCount(0);

  await page.getByRole('tab', { name: 'Simulate' }).click();
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
  await expect(page.locator('[data-state].now')).not.toHaveCount(0);

  await page.route('**/api/flow/coupon', (route) =>
    route.fulfill({ status: 500, json: { message: 'The chart has no layout.' } }),
  );
  await page.getByRole('searchbox').fill('coupon');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /^coupon/ })
    .click();
  await expect(page.getByText('The chart has no layout.')).toBeVisible();
  await expect(page.locator('[data-state]')).toHaveCount(0);
  expect(faults).toEqual([]);
  await studio.close();
});
