const botWords =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|pagespeed|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|httpclient|facebookexternalhit|whatsapp|telegram|embed|archiver|validator|feed/i;

/** Crawlers, and requests without a plausible user agent, are not counted as visits. */
export function isBot(userAgent: string | null): boolean {
  const agent = userAgent?.trim() ?? '';
  return agent.length < 20 || botWords.test(agent);
}
