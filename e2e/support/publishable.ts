import { dayInIndia } from './days';

/** A kind of content: the form's values by label, and the page that shows them when published. */
export interface Publishable {
  readonly entity: string;
  /** As in the button `New tour`. */
  readonly noun: string;
  readonly fill: Readonly<Record<string, string>>;
  /** The field that is edited before publishing. */
  readonly edit: string;
  /** The page that shows its text when published. */
  readonly readAt: string;
  /** Buttons that add rows to the form before it is filled in. */
  readonly add?: readonly string[];
}

/** All kinds of content with values that contain `stamp`. */
export const publishables = (stamp: string): readonly Publishable[] => [
  {
    entity: 'tours',
    noun: 'tour',
    fill: {
      ...{ Title: `Tour ${stamp}`, Description: 'A way.', Days: '7' },
      ...{ 'Price, USD': '900', 'Price, EUR': '830', 'Price, GBP': '710', 'Price, INR': '75000' },
    },
    edit: 'Subtitle',
    readAt: `/spiritual-tours/tour-${stamp}`,
  },
  {
    entity: 'retreats',
    noun: 'retreat',
    fill: { Title: `Retreat ${stamp}`, Description: 'A rest.', 'Price, USD': '500' },
    edit: 'Subtitle',
    readAt: `/retreats/retreat-${stamp}`,
  },
  {
    entity: 'temples',
    noun: 'temple',
    fill: { Name: `Temple ${stamp}`, District: 'Thanjavur' },
    edit: 'About',
    readAt: `/temples/temple-${stamp}`,
  },
  {
    entity: 'venues',
    noun: 'venue',
    fill: { Name: `Venue ${stamp}`, Country: 'India' },
    edit: 'About the property',
    readAt: `/venues/venue-${stamp}`,
  },
  {
    entity: 'ashrams',
    noun: 'ashram',
    fill: { Name: `Ashram ${stamp}`, District: 'Thanjavur' },
    edit: 'Description',
    readAt: `/ashrams/ashram-${stamp}`,
  },
  {
    entity: 'blogs',
    noun: 'article',
    fill: { Title: `Article ${stamp}`, 'In a sentence': 'A story.', Text: 'It was a morning.' },
    add: ['Paragraph'],
    edit: 'In a sentence',
    readAt: `/blog/article-${stamp}`,
  },
  {
    entity: 'faqs',
    noun: 'question',
    fill: { Question: `Question ${stamp}?`, Answer: 'Yes.', Type: 'About' },
    edit: 'Answer',
    readAt: '/about',
  },
  {
    entity: 'testimonials',
    noun: 'testimonial',
    fill: { Name: `Traveller ${stamp}`, Review: 'It was good.' },
    edit: 'Review',
    readAt: '/testimonials',
  },
  {
    entity: 'policies',
    noun: 'policy version',
    fill: {
      Page: 'terms_of_service',
      Title: `Terms ${stamp}`,
      Version: stamp,
      'Valid from': dayInIndia(0),
      Text: 'Terms.',
    },
    edit: 'Text',
    readAt: '/terms_of_service',
  },
  {
    entity: 'festivals',
    noun: 'festival',
    fill: { Name: `Festival ${stamp}`, 'First day': dayInIndia(20), 'Last day': dayInIndia(21) },
    add: ['Add a year'],
    edit: 'Description',
    readAt: '/sacred-calendar',
  },
  {
    entity: 'expertise',
    noun: 'expertise',
    fill: { Name: `Craft ${stamp}` },
    edit: 'Description',
    readAt: '/api/expertise',
  },
  {
    entity: 'settings',
    noun: 'setting',
    fill: {
      Name: `claim-${stamp}`,
      Label: `Claim ${stamp}`,
      Value: '7',
      Source: 'Counted',
      'As of': dayInIndia(0),
    },
    edit: 'Source',
    readAt: '/api/claims',
  },
];
