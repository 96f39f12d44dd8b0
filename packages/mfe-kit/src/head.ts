/** For a page's metadata and structured data. */
export { absolute, PageHead, type PageHeadProps } from './head/page-head';
export { JsonLd, scriptSafeJson } from './head/json-ld';
