import { aPage } from './answers';
import type { PageAndWords } from './pages-and-words';

/** The texts of pages with an empty list, without search results, or for a missing record. */
export const pagesWithoutContent: readonly PageAndWords[] = [
  {
    path: '/spiritual-tours',
    answers: { 'GET /api/tours': aPage([]) },
    says: ['No tours available at the moment. Check back soon!'],
  },
  {
    path: '/spiritual-tours?theme=Nothing',
    answers: { 'GET /api/tours': aPage([]) },
    says: ['No tour fits all of this.', 'Show all tours'],
  },
  { path: '/spiritual-tours/nowhere', answers: {}, says: ['Tour Not Found', 'Back to Tours'] },
  {
    path: '/retreats',
    answers: { 'GET /api/retreats': [] },
    says: ['No retreats available at the moment. Check back soon!'],
  },
  { path: '/retreats/nowhere', answers: {}, says: ['Retreat Not Found', 'Back to Retreats'] },
  {
    path: '/temples',
    answers: { 'GET /api/temples': aPage([]) },
    says: ['No temples available at the moment.'],
  },
  {
    path: '/temples?q=zzz',
    answers: { 'GET /api/temples': aPage([]) },
    says: ['No temples found matching your search.'],
  },
  {
    path: '/temples/nowhere',
    answers: {},
    says: ['Temple Not Found', "The temple you're looking for doesn't exist."],
  },
  {
    path: '/search?q=shiva&page=3',
    answers: {
      'GET /api/search': {
        ...{ total: 40, results: [], page: 3, perPage: 20 },
        types: [{ type: 'temple', count: 40 }],
      },
    },
    says: ['40 results', 'There are fewer results now'],
    not: ['Nothing found'],
  },
  { path: '/venues', answers: { 'GET /api/venues': [] }, says: ['No venues available at the moment.'] },
  { path: '/venues/nowhere', answers: {}, says: ['Venue Not Found'] },
  { path: '/ashrams', answers: { 'GET /api/ashrams': [] }, says: ['No ashrams listed yet.'] },
  { path: '/ashrams/nowhere', answers: {}, says: ['Ashram Not Found'] },
  { path: '/host/nowhere', answers: {}, says: ['Host Not Found'] },
  { path: '/blog', answers: { 'GET /api/blogs': [] }, says: ['No articles available yet. Check back soon!'] },
  { path: '/blog/nowhere', answers: {}, says: ['Article Not Found', 'Back to Blog'] },
  {
    path: '/about',
    answers: { 'GET /api/contributors': [], 'GET /api/claims': [], 'GET /api/faqs': [] },
    says: ['We have connected seekers', 'Our vision'],
    not: ['These are the people responsible.'],
  },
  {
    path: '/terms_of_service',
    answers: {},
    says: [
      'This policy isn’t published yet',
      'To ask what applies, write to namaste@valam.example.',
      'Contact us',
    ],
  },
  {
    path: '/privacy_policy',
    answers: {},
    says: [
      'This policy isn’t published yet',
      'and to see or erase what we hold about you, write to namaste@valam',
    ],
  },
];
