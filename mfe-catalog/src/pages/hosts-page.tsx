import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { Slot } from '@valam/mfe-kit/slot';
import { useBrand } from '@valam/mfe-kit/shell';
import { EmptyState } from '@valam/ui/empty/empty-state';
import { Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { SkeletonCards } from '@valam/ui/loading/skeleton';
import { Heading, Read } from '@valam/ui/typography/typography';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { HostList } from '../features/hosts/host-list';
import { listedHosts } from '../features/hosts/listed-hosts';
import { FaqSection } from '../parts/faq/faq-section';
import { ListHead } from '../parts/list-page/list-head';
import { itemListData } from '../parts/structured-data/item-list';
import { ListAway } from '../parts/list-page/list-away';

/** The list of hosts, and the form to become one. */
export default function HostsPage() {
  const brand = useBrand();
  const list = catalogApi.useContributorsQuery({});
  const { data, isLoading } = list;
  const faqs = catalogApi.useFaqsQuery({ type: 'Host' });
  const hosts = listedHosts(listed(data));
  return (
    <>
      <PageHead
        title={`Our hosts | ${brand.name}`}
        description="Teachers and guides from many countries who bring their groups to India, and how to become a host."
        canonical="/host"
      />
      <JsonLd
        data={itemListData(
          brand.origin,
          hosts.map(({ name, slug }) => ({ name, path: `/host/${slug}` })),
        )}
      />
      <ListHead
        name="Our Hosts"
        title="Teachers who travel with their students"
        lead="Teachers who come back every year with a small group of their own."
      />
      <Section $pad="bottom" aria-label="Hosts">
        <Container>
          {isLoading && <SkeletonCards count={4} ratio="1" />}
          <ListAway list={list} />
          {data && hosts.length === 0 && <EmptyState>No hosts are listed yet.</EmptyState>}
          {hosts.length > 0 && <HostList hosts={hosts} />}
        </Container>
      </Section>
      <Section id="become-a-host" aria-labelledby="become">
        <Container>
          <Grid>
            <GridItem $from={1} $to={6}>
              <Stack $gap="4">
                <Heading id="become" $size={1}>
                  Become a Host
                </Heading>
                <Read>
                  You know your people; we know the roads, the rooms and the temple hours. You teach; we take
                  care of the rest: houses, meals, transport, guides and airport transfers.
                </Read>
                <Read>Tell us who you are. Our team reads every application and answers by email.</Read>
              </Stack>
            </GridItem>
            <GridItem $from={7} $to={13}>
              <Slot
                name="account/HostApplication"
                of={{}}
                given={{}}
                loading={<SkeletonCards count={1} />}
                fallback={
                  <Read>
                    The form cannot be shown just now. Write to us at{' '}
                    <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
                  </Read>
                }
              />
            </GridItem>
          </Grid>
        </Container>
      </Section>
      <FaqSection faqs={listed(faqs.data)} />
    </>
  );
}
