import { PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { Slot } from '@valam/mfe-kit/slot';
import { LinkButton } from '@valam/ui/button/button';
import { Breadcrumb } from '@valam/ui/breadcrumb/breadcrumb';
import { Cluster, Container, Grid, GridItem, Section, Stack } from '@valam/ui/layout/layout';
import { QuietLink } from '@valam/ui/link/link';
import { Display, Heading, Lead, Read } from '@valam/ui/typography/typography';
import { ProgramTerms } from '../features/referral-signup/program-terms';
import { ReferralSignupForm } from '../features/referral-signup/referral-signup-form';

/** The page of the referral program: benefits, terms and the form to join. */
export default function ReferralProgramPage() {
  const brand = useBrand();
  return (
    <>
      <PageHead
        title={`Referral Program | ${brand.name}`}
        description="Earn 10% of each booking you refer: paid monthly, 30 days after the tour, once you reach US$50, by bank transfer or PayPal."
        canonical="/referral-program"
      />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Referral Program' }]} />
        <Section $space="6" as="div">
          <Stack $gap="5">
            <Display>Recommend us and earn 10%</Display>
            <Lead>
              Share your link. When someone books with it, 10% of what they pay is yours, paid monthly, 30
              days after their tour ends.
            </Lead>
            <Cluster $gap="5">
              <LinkButton href="#join">Join the program</LinkButton>
              <QuietLink href="/login">I already have a code</QuietLink>
            </Cluster>
          </Stack>
        </Section>
        <ProgramTerms />
      </Container>
      <Section id="join" aria-labelledby="join-title">
        <Container>
          <Grid>
            <GridItem $from={1} $to={6}>
              <Stack $gap="4">
                <Heading id="join-title" $size={1}>
                  Join and start today
                </Heading>
                <Read>
                  Your link arrives within 24 hours, usually at once. A second link in the same email lets you
                  choose a password.
                </Read>
                <Read>
                  On your dashboard you see who used your code, what they booked and how each line of your
                  commission was computed. Only you see their names.
                </Read>
                <Read>
                  The code stays with a person: once they’ve booked with it, their later bookings count for
                  you too.
                </Read>
              </Stack>
            </GridItem>
            <GridItem $from={7} $to={13}>
              <ReferralSignupForm />
            </GridItem>
          </Grid>
        </Container>
      </Section>
      <Slot name="catalog/Questions" of={{ type: 'Referral' }} given={{}} loading={null} fallback={null} />
    </>
  );
}
