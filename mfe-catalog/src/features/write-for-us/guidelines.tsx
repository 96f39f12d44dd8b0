import { MarkedList } from '@valam/ui/facts/fact-list';
import { Icon } from '@valam/ui/icon/icon';
import { Grid, GridItem, Stack } from '@valam/ui/layout/layout';
import { Heading, Read } from '@valam/ui/typography/typography';

const guidelines = [
  'Write about what you have seen, done or studied yourself. Say when and where.',
  '1,500–3,000 words; about 2,000 words on average.',
  'Your own text, published nowhere else, and written by a person.',
  'Name the place, the hour, the number. Leave out what a brochure would say.',
  'Treat deities and rites with respect; say what visitors may do and what they may not.',
  'No advertising and no paid links. Sources for facts that can be looked up.',
  'Photographs only with the consent of the people in them, and where taking them is allowed.',
];

const topics = [
  'A temple or an ashram you know well, and how visitors behave there',
  'One rite, one festival or one hour of a day, in close detail',
  'Walking around Arunachala, Girivalam, Kailash, the Narmada',
  'Yoga, meditation, Ayurveda: what a beginner ought to know beforehand',
  'Saints, poets and their songs',
  'Temple kitchens, looms, bronze casting, classical dance and music',
  'Traveling alone, with children, with bad knees, with a diet',
  'What hosting a group has taught you',
];

/** Requirements for texts, and suggested topics. */
export function Guidelines() {
  return (
    <Grid>
      <GridItem $from={1} $to={7} as="section">
        <Stack $gap="5">
          <Heading $size={1}>Guidelines</Heading>
          <MarkedList>
            {guidelines.map((line) => (
              <li key={line}>
                <Icon name="check" /> {line}
              </li>
            ))}
          </MarkedList>
          <Read>
            You keep the right to your text and are named with a short portrait and a link to your page. We
            ask to be the first to publish it.
          </Read>
        </Stack>
      </GridItem>
      <GridItem $from={7} $to={13} as="section">
        <Stack $gap="5">
          <Heading $size={1}>Topic ideas</Heading>
          <MarkedList>
            {topics.map((topic) => (
              <li key={topic}>
                <Icon name="lamp" /> {topic}
              </li>
            ))}
          </MarkedList>
        </Stack>
      </GridItem>
    </Grid>
  );
}
