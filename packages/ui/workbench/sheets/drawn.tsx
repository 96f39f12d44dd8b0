import { money } from '@valam/contracts/shared/money';
import { Gallery, PhotoGrid } from '@valam/ui/gallery/gallery';
import { RefundRuler } from '@valam/ui/refund-ruler/refund-ruler';
import { RouteMap } from '@valam/ui/route-map/route-map';
import { HangingSaris } from '@valam/ui/saris/hanging-saris';
import { Steps } from '@valam/ui/steps/steps';
import { samplePicture } from '../sample';
import type { Sheet } from '../sheet';

const pictures = (['dusk', 'noon', 'night', 'dawn'] as const).flatMap((hour) => [
  samplePicture(hour, 'drawing', `${hour}-a`),
  samplePicture(hour, 'drawing', `${hour}-b`),
]);

const chennai = { name: 'Chennai', localName: 'சென்னை', language: 'ta', lat: 13.08, lng: 80.27 };
const stops = [
  chennai,
  { name: 'Kanchipuram', localName: 'காஞ்சிபுரம்', language: 'ta', lat: 12.83, lng: 79.7 },
  { name: 'Tiruvannamalai', localName: 'திருவண்ணாமலை', language: 'ta', lat: 12.23, lng: 79.07 },
  { name: 'Puducherry', localName: 'புதுச்சேரி', language: 'ta', lat: 11.94, lng: 79.83 },
  chennai,
];

export const drawn: Sheet = {
  id: 'drawn',
  title: 'Galleries, maps and drawn things',
  states: [
    { name: 'Gallery of three', width: 'full', show: () => <Gallery pictures={pictures} kind="tour" /> },
    {
      name: 'Gallery of four',
      width: 'full',
      show: () => <Gallery pictures={pictures} kind="retreat" layout="four" />,
    },
    {
      name: 'Photo grid',
      width: 'full',
      show: () => <PhotoGrid pictures={pictures.slice(0, 4)} kind="venue" />,
    },
    { name: 'Route', width: 'half', show: () => <RouteMap stops={stops} /> },
    {
      name: 'Refund ruler',
      width: 'full',
      show: () => (
        <RefundRuler
          departure="2027-02-06"
          today="2026-11-21"
          paid={money(49_800, 'USD')}
          refunds={{
            over60Days: money(44_820, 'USD'),
            from60To30Days: money(24_900, 'USD'),
            under30Days: money(0, 'USD'),
          }}
        />
      ),
    },
    {
      name: 'Steps',
      width: 'full',
      show: () => (
        <Steps
          steps={[
            { title: 'Choose', text: 'Pick a tour and a date. The dots show which seats are free.' },
            { title: 'Book', text: 'Pay 20% now. The rest is due 30 days before departure.' },
            { title: 'Transform', text: 'Walk barefoot on granite at five in the morning. See what stays.' },
          ]}
        />
      ),
    },
    {
      name: 'Hanging saris',
      width: 'full',
      show: () => (
        <HangingSaris
          themes={[
            {
              title: 'Ancient Traditions',
              text: 'Rites that have been kept every day for a thousand years.',
            },
            {
              title: 'Architectural Mastery',
              text: 'Granite towers, thousand-pillar halls and the people who still carve.',
            },
            {
              title: 'Living Devotion',
              text: 'Flower sellers, singers, priests and pilgrims: a temple is a town at work.',
            },
            {
              title: 'Sacred Nature',
              text: 'Hills walked around barefoot, rivers greeted at dawn, trees given in marriage.',
            },
            {
              title: 'Cultural Immersion',
              text: 'Dance, silk looms, temple kitchens, and meals on a banana leaf.',
            },
          ]}
        />
      ),
    },
  ],
};
