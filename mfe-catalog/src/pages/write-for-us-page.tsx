import { settingKeys, settingOf } from '@valam/contracts/catalog/setting-keys';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Slot } from '@valam/mfe-kit/slot';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { Container, Section, Stack } from '@valam/ui/layout/layout';
import { SkeletonText } from '@valam/ui/loading/skeleton';
import { TextLink } from '@valam/ui/link/link';
import { Display, Heading, Lead, Read } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { catalogApi } from '../api/catalog.api';
import { EditorialProcess } from '../features/write-for-us/editorial-process';
import { Guidelines } from '../features/write-for-us/guidelines';
import { Submission } from '../features/write-for-us/submission';
import { breadcrumbData } from '../parts/structured-data/breadcrumbs';

const path = '/contact-us/write-for-us';
const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Contact', href: '/contact-us' },
  { label: 'Write for Us' },
];

const Head = styled(Stack)`
  padding-block: var(--space-4) var(--space-8);
`;

/** The page for authors: guidelines, process and submission. */
export default function WriteForUsPage() {
  const brand = useBrand();
  const { data: claims } = catalogApi.useClaimsQuery();
  const readers = settingOf(claims, settingKeys.readers);
  return (
    <>
      <PageHead
        title={`Write for Us | ${brand.name}`}
        description="Guidelines, topics, length and what happens to your text: how to write for our journal."
        canonical={path}
      />
      <JsonLd data={breadcrumbData(brand.origin, path, crumbs)} />
      <Container>
        <Breadcrumb crumbs={crumbs} />
        <Head $gap="5">
          <Display>Write for Us</Display>
          <Lead>
            You stood somewhere early in the morning and understood something. Our readers would like to hear
            about it, in your words.
          </Lead>
          <Submission />
        </Head>
        <Guidelines />
      </Container>
      <Section aria-labelledby="process">
        <Container>
          <Stack $gap="6">
            <Heading id="process" $size={1}>
              From your desk to the journal
            </Heading>
            <EditorialProcess />
            <Submission />
          </Stack>
        </Container>
      </Section>
      <Section $pad="bottom" aria-labelledby="writers-letter">
        <Container>
          <Stack $gap="4">
            <Heading id="writers-letter" $size={1}>
              Read before you write
            </Heading>
            <Read>
              {readers && `${readers.value} ${readers.label}. `}Our letters are the best guide to what we
              like; the <TextLink href="/blog">journal</TextLink> shows the rest.
            </Read>
            <Slot
              name="booking/WritersNewsletter"
              of={{}}
              given={{}}
              loading={<SkeletonText lines={2} />}
              fallback={
                <Read>
                  You can subscribe with the form at the end of this page, or{' '}
                  <TextLink href={`mailto:${brand.email}?subject=Newsletter`}>write to us</TextLink>.
                </Read>
              }
            />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
