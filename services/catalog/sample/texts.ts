/** Input for drawing: every record with pictures, before they are attached. */
export { articles } from './articles/articles.js';
export { ashrams } from './ashrams/ashrams.js';
export { contributors } from './contributor-portraits.js';
export { retreats } from './retreats/retreats.js';
export { temples } from './temples/temples.js';
export { tours } from './tours/tours.js';
export { venues } from './venues/venues.js';
