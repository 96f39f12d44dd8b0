import { chromium } from '@playwright/test';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(60000);
await page.goto('http://localhost:8137/spiritual-tours/discovering-shiva');
const o = await page.evaluate(() => {
  const a = document.getElementById('book');
  a.scrollIntoView();
  return [getComputedStyle(a).maxHeight, a.scrollHeight, a.clientHeight, a.scrollWidth, a.clientWidth];
});
console.log(o);
await page.waitForTimeout(3000);
const v = await page
  .getByLabel('Departure date')
  .locator('option')
  .evaluateAll((os) => os.find((o) => o.value && !/Sold/.test(o.textContent)).value);
await page.getByLabel('Departure date').selectOption(v);
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/booking/shots/sticky.png' });
await page.getByRole('button', { name: 'Reserve Your Spot' }).click();
await page.waitForTimeout(500);
await page
  .getByRole('form', { name: 'Traveller details' })
  .getByRole('button', { name: /country/i })
  .click();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/booking/shots/sticky2.png' });
await browser.close();
