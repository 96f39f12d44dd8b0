/** Timeouts after which the page is rendered without the missing part. */
export const budgetMs = {
  /** The server bundle of a remote that is read from a URL. */
  bundle: 1_500,
  /** The data of the page, and of each slot. */
  page: 1_500,
  /** A form submitted without JavaScript. */
  form: 10_000,
  /** The session. */
  session: 100,
  /** The site-wide state shown on every page; without it the browser requests it. */
  siteState: 300,
  /** Extra time for slots after the page's own data has loaded. */
  slotGrace: 100,
  /** The whole response, late slots included. */
  render: 4_000,
} as const;

/** Waits for `work`, at most `limitMs`. Returns true if it finished in time. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  try {
    return await Promise.race([work.then(() => true), limit]);
  } finally {
    clearTimeout(timer);
  }
}
