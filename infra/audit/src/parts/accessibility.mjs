import { AxeBuilder } from '@axe-core/playwright';
import { live, openBrowser } from '../../../bench/src/harness/browser.mjs';
import { publicPages } from '../../../bench/src/harness/routes.mjs';
import { finding } from '../finding.mjs';

const widths = [360, 768, 1280];

/** @param {{ site: string, log: (line: string) => void }} target */
export async function auditAccessibility({ site, log }) {
  const pages = await publicPages(site);
  const browser = await openBrowser(log);
  const wrong = [];
  let tried = 0;
  try {
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      for (const { path } of pages) {
        const page = await context.newPage();
        try {
          await page.goto(site + path);
          await live(page).catch(() => {});
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          tried++;
          for (const { id, nodes } of violations)
            wrong.push(`${path} at ${width}: ${id}, ${nodes.length} × ${nodes[0]?.target.join(' ')}`);
          if (overflow > 1) wrong.push(`${path} at ${width}: ${overflow} px too wide`);
        } catch (error) {
          wrong.push(`${path} at ${width}: ${String(error).slice(0, 100)}`);
        }
        await page.close();
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    finding('axe', {
      tried,
      wrong,
      least: 60,
      unit: 'pages × widths',
      goal: '0 violations at 360, 768, 1280',
    }),
  ];
}
