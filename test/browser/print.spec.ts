import { expect, test } from './test.ts';
import { visitAs } from './shop.ts';
import { customerBefore } from './visitor.ts';

// What the demo's customer may print: an order on its way, and a trip.
for (const address of ['/track-order?order_id=100007', '/rental/trips/100004']) {
  test(`M7: ${address} is printed dark on light, without maps, bars and buttons`, async ({
    page,
  }) => {
    await visitAs(page, { name: 'print', language: 'en', theme: 'dark', width: 800, height: 1100 });
    await customerBefore(page);
    await page.goto(address);
    const main = page.getByRole('main');
    const map = main.locator('.leaflet-container');
    await expect(map).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const links = main.getByRole('link', { name: /^(Write to|Help & Support)/ });
    for (const part of [page.getByRole('banner'), map, links, main.getByRole('button')]) {
      await expect(part.filter({ visible: true })).toHaveCount(0);
    }
    const heading = main.getByRole('heading', { level: 1 });
    const ink = await heading.evaluate((one) => getComputedStyle(one).color);
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    // The text of the design's light theme, on white.
    expect([ink, paper]).toEqual(['oklch(0.235 0.012 50)', 'rgb(255, 255, 255)']);
  });
}
