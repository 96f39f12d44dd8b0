import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';

const load = createRequire(__filename);

/** The axe rules that an element violates. Color contrast needs a real browser and is checked in the workbench. */
export async function violationsIn(element: Element): Promise<readonly string[]> {
  const axe = load('axe-core') as { run(element: Element, options: object): Promise<AxeResults> };
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
