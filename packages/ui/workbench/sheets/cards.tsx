import { money } from '@valam/contracts/shared/money';
import { AshramCard, RetreatCard, TempleCard, TempleGrid, VenueCard } from '@valam/ui/card/place-cards';
import { KeepButton } from '@valam/ui/card/keep-button';
import { ArticleByline, ArticleCard, HostCard } from '@valam/ui/card/people-cards';
import { Stars } from '@valam/ui/card/stars';
import { TestimonialCard } from '@valam/ui/card/testimonial-card';
import { TourCard } from '@valam/ui/card/tour-card';
import { Cluster } from '@valam/ui/layout/layout';
import { Medallion } from '@valam/ui/medallion/medallion';
import { samplePicture, samplePortrait } from '../sample';
import type { Sheet } from '../sheet';

const href = '#cards';
const review =
  'We were eleven, and by the third day we ate like a family. The walk round the mountain at full moon took five hours, and I would start again tonight.';

export const cards: Sheet = {
  id: 'cards',
  title: 'Cards',
  states: [
    {
      name: 'Tour',
      width: 'third',
      show: () => (
        <TourCard
          href={href}
          title="Discovering Shiva"
          subtitle="Fire, earth and the full-moon walk round Arunachala"
          duration="10 days / 9 nights"
          districts={['Chennai', 'Kanchipuram', 'Tiruvannamalai']}
          badge={{ tone: 'open', text: 'Bookings Open' }}
          picture={samplePicture('dusk')}
          next={{ startDate: '2027-02-06', seats: { capacity: 12, sold: 7 } }}
          price={money(249_000, 'USD')}
          keep={<KeepButton title="Discovering Shiva" kept={false} onKeep={() => undefined} />}
        />
      ),
    },
    {
      name: 'Tour: nearly full, kept',
      width: 'third',
      show: () => (
        <TourCard
          href={href}
          title="Where Three Seas Meet"
          subtitle="From the goddess of Madurai to the rock at land’s end"
          duration="8 days / 7 nights"
          districts={['Madurai', 'Ramanathapuram']}
          badge={{ tone: 'few', text: 'Nearly full' }}
          picture={samplePicture('noon')}
          next={{ startDate: '2027-03-06', seats: { capacity: 12, sold: 10 } }}
          price={money(198_000, 'USD')}
          keep={
            <KeepButton
              title="From the goddess of Madurai to the rock at land’s end"
              kept
              onKeep={() => undefined}
            />
          }
        />
      ),
    },
    {
      name: 'Tour: sold out, no picture',
      width: 'third',
      show: () => (
        <TourCard
          href={href}
          title="City of Light"
          duration="7 days"
          badge={{ tone: 'closed', text: 'Sold Out' }}
          next={{ startDate: '2027-01-09', seats: { capacity: 12, sold: 12 } }}
        />
      ),
    },
    {
      name: 'Retreat',
      width: 'third',
      show: () => (
        <RetreatCard
          href={href}
          title="Seven mornings of yoga"
          subtitle="By the sea at Kanyakumari"
          duration="7 days"
          accommodationTypes="Garden rooms"
          from="From $890"
          picture={samplePicture('dawn')}
        />
      ),
    },
    {
      name: 'Venue',
      width: 'third',
      show: () => (
        <VenueCard
          href={href}
          title="The Teak Merchant’s House"
          place="Thrissur, India"
          propertyType="Heritage house"
          picture={samplePicture('noon')}
        />
      ),
    },
    {
      name: 'Ashram',
      width: 'third',
      show: () => (
        <AshramCard
          href={href}
          title="Ashram under the banyan"
          place="Tiruvannamalai"
          saints="Ramana Maharshi"
          picture={samplePicture('dawn')}
        />
      ),
    },
    {
      name: 'Temples',
      width: 'full',
      show: () => (
        <TempleGrid>
          {(['dusk', 'noon', 'dawn', 'night'] as const).map((hour) => (
            <li key={hour}>
              <TempleCard
                href={href}
                title="Ekambareswarar Temple"
                localName={{ text: 'ஏகாம்பரநாதர் கோயில்', lang: 'ta' }}
                description="The temple of earth, with a mango tree older than its walls."
                place="Kanchipuram, Tamil Nadu"
                deity="Shiva as earth"
                listBadge="Pancha Bhoota Sthalam"
                picture={samplePicture(hour)}
              />
            </li>
          ))}
        </TempleGrid>
      ),
    },
    {
      name: 'Host',
      width: 'third',
      show: () => (
        <HostCard
          href={href}
          name="Nirmala Perera"
          jobTitle="Yoga teacher"
          country="Sri Lanka"
          picture={samplePortrait}
        />
      ),
    },
    {
      name: 'Host without a picture',
      width: 'third',
      show: () => <HostCard href={href} name="Luca Moretti" jobTitle="Breath and song" country="Italy" />,
    },
    {
      name: 'Article',
      width: 'third',
      show: () => (
        <ArticleCard
          href={href}
          title="How to walk round a mountain"
          category="Pilgrimage"
          description="Fourteen kilometres, eight shrines, one rule: keep the hill on your right."
          picture={samplePicture('night')}
          author={{ name: 'Karthik Subramaniam', day: '2026-10-28', readTime: '6 min read' }}
        />
      ),
    },
    {
      name: 'Testimonial',
      width: 'third',
      show: () => <TestimonialCard name="Ingrid Solberg" country="Norway" review={review} />,
    },
    {
      name: 'Review with a rating',
      width: 'third',
      show: () => (
        <TestimonialCard
          name="Yuki Hamasaki"
          country="Japan"
          review={review}
          rating={4}
          photo={samplePortrait}
        />
      ),
    },
    {
      name: 'Medallions',
      width: 'full',
      show: () => (
        <Cluster>
          <Medallion name="Ingrid Solberg" size="s" decorative={false} />
          <Medallion name="Karthik Subramaniam" picture={samplePortrait} />
          <Medallion name="Nirmala" picture={samplePortrait} size="l" kind="tour" decorative={false} />
          <Medallion name="Devika Raghavan" picture={{ ...samplePortrait, kind: 'drawing' }} size="xl" />
          <Stars rating={3} />
          <ArticleByline
            name="Karthik Subramaniam"
            day="2026-10-28"
            readTime="6 min read"
            picture={samplePortrait}
          />
        </Cluster>
      ),
    },
  ],
};
