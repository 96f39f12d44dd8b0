import { settingKeys, settingsUnder } from '@valam/contracts/catalog/setting-keys';
import { JsonLd, PageHead } from '@valam/mfe-kit/head';
import { useBrand } from '@valam/mfe-kit/shell';
import { catalogApi } from '../api/catalog.api';
import { listed } from '../api/listed';
import { aboutFaqsAsked } from '../features/about/about-asked';
import { Certifications } from '../features/about/certifications';
import { FounderStory } from '../features/about/founder-story';
import { TeamCards } from '../features/about/team-cards';
import { WhoYouBookWith } from '../features/about/who-you-book-with';
import { Vision } from '../features/about/vision';
import { FaqSection } from '../parts/faq/faq-section';
import { ListHead } from '../parts/list-page/list-head';
import { teamOf } from '../parts/team/team-of';

const since = 'We have connected seekers with spiritual experiences in India since 2023.';

/** The company, its founder and its team. */
export default function AboutPage() {
  const brand = useBrand();
  const people = catalogApi.useContributorsQuery({});
  const claims = catalogApi.useClaimsQuery();
  const faqs = catalogApi.useFaqsQuery(aboutFaqsAsked);
  const team = teamOf(listed(people.data), brand.team);
  const [founder] = team;
  return (
    <>
      <PageHead
        title={`About us | ${brand.name}`}
        description={`Who is behind ${brand.name}: how it began, the team, what it is for, and answers to what travelers ask first.`}
        canonical="/about"
        image={founder?.profilePhoto?.src}
      />
      <JsonLd
        data={{
          '@type': 'AboutPage',
          name: `About ${brand.name}`,
          url: `${brand.origin}/about`,
          mainEntity: {
            '@type': 'Organization',
            name: brand.name,
            founder: founder && { '@type': 'Person', name: founder.name },
            employee: team.map(({ name, jobTitle }) => ({
              '@type': 'Person',
              name,
              jobTitle: jobTitle ?? undefined,
            })),
          },
        }}
      />
      <ListHead
        name="About"
        title="Small groups, known by name"
        lead={team.length > 0 ? `${since} These are the people responsible.` : since}
      />
      {founder && <FounderStory founder={founder} />}
      <TeamCards team={team} />
      <Vision />
      <Certifications claims={settingsUnder(claims.data, settingKeys.certifications)} />
      <WhoYouBookWith records={settingsUnder(claims.data, settingKeys.business)} />
      <FaqSection faqs={listed(faqs.data)} />
    </>
  );
}
