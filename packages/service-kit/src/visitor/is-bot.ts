const botWords =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|pagespeed|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient|facebookexternalhit|whatsapp|telegram|embed|archiver|validator|feed/i;

/** Crawlers do not count as visits, nor do requests without a plausible user agent. */
export function isBot(userAgent: string | null): boolean {
  const agent = userAgent?.trim() ?? '';
  return agent.length < 20 || botWords.test(agent);
}
