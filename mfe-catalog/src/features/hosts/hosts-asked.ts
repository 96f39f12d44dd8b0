/** Query of the articles from which a host's page selects. */
export const hostArticlesAsked = { category: 'Host' } as const;
