import { Cluster, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Body, Heading } from '@valam/ui/typography/typography';
import { EmptyState } from '@valam/ui/empty/empty-state';

/** Example searches with results in any catalog of Indian sacred places. */
const examples = ['Varanasi', 'Tiruvannamalai', 'Shiva', 'Kerala', 'Yoga', 'Silence'];

const directories = [
  { href: '/spiritual-tours', label: 'All tours' },
  { href: '/temples', label: 'All temples' },
  { href: '/retreats', label: 'All retreats' },
  { href: '/ashrams', label: 'All ashrams' },
  { href: '/blog', label: 'All articles' },
];

/** Shown if a search finds nothing: example searches, the directories, and a contact. */
export function NoResults({ query, hrefOf }: { query: string; hrefOf: (query: string) => string }) {
  return (
    <Stack $gap="6">
      <EmptyState>
        Nothing found for “{query}”. Check the spelling, or try a town, a temple or a deity.
      </EmptyState>
      <Stack $gap="3">
        <Heading $size={3}>Try one of these</Heading>
        <Cluster as="ul" $gap="4">
          {examples.map((example) => (
            <li key={example}>
              <TextLink href={hrefOf(example)}>{example}</TextLink>
            </li>
          ))}
        </Cluster>
        <Cluster as="ul" $gap="4">
          {directories.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </Cluster>
        <Body>
          Looking for something we don&apos;t list? <TextLink href="/contact-us">Ask us</TextLink>.
        </Body>
      </Stack>
    </Stack>
  );
}
