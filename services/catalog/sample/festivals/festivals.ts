import type { SampleFestival } from '../types.js';
import { northAndEast } from './north-and-east.js';
import { south } from './south.js';
import { announced, computed } from './sources.js';

const acrossIndia: SampleFestival[] = [
  {
    slug: 'karttikai-deepam',
    name: 'Karttikai Deepam',
    localName: 'கார்த்திகை தீபம்',
    language: 'ta',
    description:
      'At dusk a fire is lit on the summit of Arunachala and burns for days. Two million people or more in a town of 150,000: roads closed for two days, rooms sold out half a year before. See the fire from a village to the west and come to the town a week later. If you come for the week, go with a house you have booked and leave no day’s travel for the evening itself.',
    places: ['Tiruvannamalai'],
    temples: ['arunachaleswarar-temple-tiruvannamalai'],
    dates: [{ from: '2026-11-24', isConfirmed: true }, { from: '2027-12-11' }, { from: '2028-12-01' }],
    source: computed,
  },
  {
    slug: 'vaikuntha-ekadashi',
    name: 'Vaikuntha Ekadashi',
    localName: 'வைகுண்ட ஏகாதசி',
    language: 'ta',
    description:
      'The northern gate of Vishnu’s temples is opened before dawn, and everyone wants to pass through it. At Srirangam and Tirumala several hundred thousand; lines of ten hours. In small temples of the Kaveri delta it is a joy and takes twenty minutes.',
    places: ['Srirangam', 'Tirumala', 'Chennai', 'Kanchipuram'],
    temples: [
      'ranganathaswamy-temple-srirangam',
      'parthasarathy-temple-triplicane',
      'varadharaja-perumal-temple-kanchipuram',
      'venkateswara-temple-tirumala',
    ],
    dates: [{ from: '2026-12-20', isConfirmed: true }, { from: '2028-01-08' }, { from: '2028-12-27' }],
    source: computed,
  },
  {
    slug: 'arudra-darshan',
    name: 'Arudra Darshan',
    localName: 'ஆருத்ரா தரிசனம்',
    language: 'ta',
    description:
      'Shiva’s dance is shown at four in the morning in the cold month of Margazhi. Chidambaram is full, with about a hundred thousand; the smaller halls at Tirunelveli and Mylapore are open to anyone who gets up early.',
    places: ['Chidambaram', 'Chennai', 'Tirunelveli'],
    temples: [
      'nataraja-temple-chidambaram',
      'nellaiappar-temple-tirunelveli',
      'kapaleeshwarar-temple-mylapore',
    ],
    dates: [{ from: '2026-12-24', isConfirmed: true }, { from: '2028-01-11' }, { from: '2028-12-31' }],
    source: computed,
  },
  {
    slug: 'pongal',
    name: 'Pongal',
    localName: 'பொங்கல்',
    language: 'ta',
    description:
      'The harvest feast of the Tamils: new rice boils over at the door, and cows have painted horns. It follows the solar calendar, so the date is fixed. Trains and buses are full for five days; the villages are at their best, temples are calm, and looms and workshops stand still.',
    places: ['Chennai', 'Kanchipuram', 'Madurai', 'Tiruvannamalai'],
    temples: [],
    dates: [
      { from: '2027-01-15', to: '2027-01-17', isConfirmed: true },
      { from: '2028-01-15', to: '2028-01-17', isConfirmed: true },
    ],
    source: computed,
  },
  {
    slug: 'thai-poosam',
    name: 'Thai Poosam',
    localName: 'தைப்பூசம்',
    language: 'ta',
    description:
      'Murugan’s pilgrims come to Palani on foot, many for a hundred kilometers, with the kavadi on their shoulders. About a million in ten days; the steps are one moving crowd. It is beautiful by the roadside two days before.',
    places: ['Palani', 'Tiruchendur'],
    temples: ['dhandayuthapani-temple-palani', 'subramaniya-swamy-temple-tiruchendur'],
    dates: [{ from: '2027-01-22' }, { from: '2028-02-09' }],
    source: computed,
  },
  {
    slug: 'maha-shivaratri',
    name: 'Maha Shivaratri',
    localName: 'மகா சிவராத்திரி',
    language: 'ta',
    description:
      'One night without sleep, with four services from dusk to dawn. Every Shiva temple is open and full; at Varanasi and Ujjain very full, at Tiruvannamalai some two hundred thousand. Small village temples are the place to be.',
    places: ['Varanasi', 'Tiruvannamalai', 'Ujjain', 'Srisailam', 'Kanchipuram'],
    temples: [
      'kashi-vishwanath-temple-varanasi',
      'arunachaleswarar-temple-tiruvannamalai',
      'mahakaleshwar-temple-ujjain',
      'mallikarjuna-temple-srisailam',
      'srikalahasteeswara-temple-srikalahasti',
      'somnath-temple',
      'trimbakeshwar-temple',
      'grishneshwar-temple-verul',
      'omkareshwar-temple',
      'baidyanath-temple-deoghar',
      'lingaraja-temple-bhubaneswar',
      'ekambareswarar-temple-kanchipuram',
      'nageshwar-temple-dwarka',
    ],
    dates: [{ from: '2027-03-06' }, { from: '2028-02-23' }],
    source: computed,
  },
  {
    slug: 'holi',
    name: 'Holi',
    localName: 'होली',
    language: 'hi',
    description:
      'Color, water, drums. In Vrindavan and Mathura a week of it and dense, rough crowds, not for everyone and in places unpleasant for women alone. Shops and transport stop until two in the afternoon in all the north; the south hardly notices.',
    places: ['Vrindavan', 'Varanasi'],
    temples: ['banke-bihari-temple-vrindavan'],
    dates: [{ from: '2027-03-22' }, { from: '2028-03-11' }],
    source: computed,
  },
  {
    slug: 'panguni-uthiram',
    name: 'Panguni Uthiram',
    localName: 'பங்குனி உத்திரம்',
    language: 'ta',
    description:
      'The gods marry. In Mylapore the feast lasts ten days; on the eighth evening sixty-three saints are carried around the four streets and half of Chennai looks on. Go on foot, from the side of the tank.',
    places: ['Chennai', 'Kanchipuram', 'Palani'],
    temples: [
      'kapaleeshwarar-temple-mylapore',
      'ekambareswarar-temple-kanchipuram',
      'dhandayuthapani-temple-palani',
    ],
    dates: [
      { from: '2027-03-14', to: '2027-03-23' },
      { from: '2028-03-31', to: '2028-04-09' },
    ],
    source: computed,
  },
  {
    slug: 'chithirai-thiruvizha',
    name: 'Chithirai festival of Madurai',
    localName: 'சித்திரைத் திருவிழா',
    language: 'ta',
    description:
      'Meenakshi’s wedding, the great cars, and Alagar who rides into the river bed at dawn: about a million people on the last nights, at 37 °C (99 °F). A balcony must be taken months before.',
    places: ['Madurai'],
    temples: ['meenakshi-amman-temple-madurai'],
    dates: [
      { from: '2027-04-10', to: '2027-04-21' },
      { from: '2028-04-28', to: '2028-05-09' },
    ],
    source: computed,
  },
  {
    slug: 'opening-of-gangotri-and-yamunotri',
    name: 'Akshaya Tritiya: the mountain temples open',
    localName: 'अक्षय तृतीया',
    language: 'hi',
    description:
      'Gangotri and Yamunotri open on this day, Kedarnath and Badrinath within about two weeks of it. Kedarnath’s day is announced at Shivaratri, Badrinath’s in late January or February. The first three weeks are the most crowded of the year on these roads.',
    places: ['Gangotri', 'Yamunotri', 'Haridwar', 'Rishikesh'],
    temples: ['gangotri-temple', 'yamunotri-temple', 'kedarnath-temple', 'badrinath-temple'],
    dates: [{ from: '2027-05-09' }, { from: '2028-04-27' }],
    source: computed,
  },
  {
    slug: 'buddha-purnima',
    name: 'Buddha Purnima',
    localName: 'बुद्ध पूर्णिमा',
    language: 'hi',
    description:
      'Birth, awakening and death of the Buddha, on one full moon. Bodh Gaya and Sarnath hold processions and lamps; it is hot, at 40 °C (104 °F), and therefore less full than in winter.',
    places: ['Bodh Gaya', 'Sarnath'],
    temples: ['mahabodhi-temple-bodh-gaya'],
    dates: [{ from: '2027-05-20' }, { from: '2028-05-08' }],
    source: computed,
  },
  {
    slug: 'ambubachi',
    name: 'Ambubachi Mela',
    localName: 'অম্বুবাচী',
    language: 'as',
    description:
      'The earth is held to menstruate: Kamakhya is closed for three days and opens on the fourth before several hundred thousand people, many of them ascetics. For experienced travelers. Days follow the sun and vary by one.',
    places: ['Guwahati'],
    temples: ['kamakhya-temple-guwahati'],
    dates: [
      { from: '2027-06-22', to: '2027-06-26' },
      { from: '2028-06-22', to: '2028-06-26' },
    ],
    source: computed,
  },
  {
    slug: 'ratha-yatra',
    name: 'Ratha Yatra',
    localName: 'ରଥଯାତ୍ରା',
    language: 'or',
    description:
      'Jagannath, his brother and sister leave their temple in three new chariots and stay away for nine days. About a million people on one road; heat, rain, joy. Only from a balcony, taken a year ahead; the return journey is calmer.',
    places: ['Puri'],
    temples: ['jagannath-temple-puri'],
    dates: [
      { from: '2027-07-05', to: '2027-07-13' },
      { from: '2028-06-24', to: '2028-07-02' },
    ],
    source: computed,
  },
  {
    slug: 'guru-purnima',
    name: 'Guru Purnima',
    localName: 'गुरु पूर्णिमा',
    language: 'hi',
    description:
      'The full moon of teachers. Ashrams are full for three days, often with a meal for all; rooms must be asked for months before. A quiet, moving day to be in one.',
    places: ['Rishikesh', 'Haridwar', 'Puducherry', 'Tiruvannamalai'],
    temples: [],
    dates: [{ from: '2027-07-18' }, { from: '2028-07-06' }],
    source: computed,
  },
  {
    slug: 'nashik-kumbh',
    name: 'Simhastha Kumbh of Nashik and Trimbak',
    localName: 'सिंहस्थ कुंभमेळा',
    language: 'mr',
    description:
      'Every twelve years. The great baths, as published in June 2025, are on 2 August, 31 August and 11 to 12 September 2027, in the monsoon; many millions are expected. Go between two baths, or stay away.',
    places: ['Trimbak', 'Nashik'],
    temples: ['trimbakeshwar-temple'],
    dates: [{ from: '2027-08-02', to: '2027-09-12', isConfirmed: true }],
    source: announced,
  },
  {
    slug: 'aadi-perukku',
    name: 'Aadi Perukku',
    localName: 'ஆடிப்பெருக்கு',
    language: 'ta',
    description:
      'The eighteenth of Aadi, when the Kaveri rises: women thank the river on its steps with turmeric, lamps and small picnics. No danger, no line; one of the loveliest days at Srirangam. Confirmed, since it follows the sun.',
    places: ['Srirangam', 'Tiruchirappalli', 'Kumbakonam'],
    temples: ['ranganathaswamy-temple-srirangam'],
    dates: [{ from: '2027-08-03' }, { from: '2028-08-02' }],
    source: computed,
  },
  {
    slug: 'krishna-janmashtami',
    name: 'Krishna Janmashtami',
    localName: 'कृष्ण जन्माष्टमी',
    language: 'hi',
    description:
      'Krishna is born at midnight. Mathura, Vrindavan, Dwarka and Guruvayur are crowded to the door; in Tamil houses small white footprints lead from the street to the kitchen. The midnight feast is on the first day for most; Mathura, Vrindavan and Udupi usually keep the second.',
    places: ['Vrindavan', 'Dwarka', 'Guruvayur', 'Udupi'],
    temples: [
      'banke-bihari-temple-vrindavan',
      'dwarkadhish-temple-dwarka',
      'guruvayur-temple',
      'sri-krishna-matha-udupi',
    ],
    dates: [{ from: '2027-08-24', to: '2027-08-25' }, { from: '2028-08-13' }],
    source: computed,
  },
  {
    slug: 'ganesha-chaturthi',
    name: 'Ganesha Chaturthi',
    localName: 'गणेश चतुर्थी',
    language: 'mr',
    description:
      'Ganesha comes to every street in clay and is carried into the water at the end. Greatest in Mumbai and Pune, with ten days of noise; friendly and easy elsewhere.',
    places: ['Chennai', 'Mumbai', 'Pune'],
    temples: [],
    dates: [{ from: '2027-09-04' }, { from: '2028-08-23' }],
    source: computed,
  },
  {
    slug: 'navaratri-and-dussehra',
    name: 'Navaratri and Dussehra',
    localName: 'நவராத்திரி',
    language: 'ta',
    description:
      'Nine nights for the goddess. Dolls on steps in Tamil homes, to which you may be invited; lamps at Madurai; great crowds at Vaishno Devi and in Kolkata; palaces lit at Mysuru. A fine time to travel, booked early.',
    places: ['Madurai', 'Kanchipuram', 'Katra', 'Kanyakumari'],
    temples: [
      'meenakshi-amman-temple-madurai',
      'kamakshi-amman-temple-kanchipuram',
      'vaishno-devi-temple-katra',
      'bhagavathy-amman-temple-kanyakumari',
    ],
    dates: [
      { from: '2027-09-30', to: '2027-10-09' },
      { from: '2028-09-19', to: '2028-09-27' },
    ],
    source: computed,
  },
  {
    slug: 'diwali',
    name: 'Diwali',
    localName: 'दीपावली',
    language: 'hi',
    description:
      'Lamps, new clothes, crackers from four in the morning. All India travels home; trains are full for ten days, and smoke hangs over northern cities. In the mountains it is about the time when the temples close. The south keeps it in the morning of the day before or the same day.',
    places: ['Varanasi', 'Chennai', 'Haridwar'],
    temples: [],
    dates: [{ from: '2027-10-29' }, { from: '2028-10-17' }],
    source: computed,
  },
  {
    slug: 'dev-deepavali',
    name: 'Dev Deepavali',
    localName: 'देव दीपावली',
    language: 'hi',
    description:
      'At the full moon of Karttik every step of the ghats of Varanasi carries a clay lamp. Half a million on the banks and all boats taken; a terrace at Assi, booked half a year ahead, is worth it.',
    places: ['Varanasi'],
    temples: ['kashi-vishwanath-temple-varanasi'],
    dates: [{ from: '2026-11-24', isConfirmed: true }, { from: '2027-11-13' }, { from: '2028-11-01' }],
    source: computed,
  },
];

/** Festivals of this year and the following two, with their meaning for visitors. */
export const festivals: SampleFestival[] = [...acrossIndia, ...south, ...northAndEast];
