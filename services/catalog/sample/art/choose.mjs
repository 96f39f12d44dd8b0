// Selects a picture for a record.
import { rng } from './core.mjs';

export const SCENES = [
  { scene: 'gopuram', shows: 'a South Indian temple gate tower with its row of kalasams' },
  { scene: 'vimana', shows: 'a tall Chola temple tower beside its stepped tank' },
  { scene: 'nagara', shows: 'a North Indian temple with a curved spire rising over its halls' },
  { scene: 'hoysala', shows: 'a Hoysala temple on its star-shaped platform' },
  { scene: 'kerala', shows: 'a Kerala temple with stacked sloping roofs among palms' },
  { scene: 'deul', shows: 'an Odishan temple with its tall ribbed tower and stepped halls' },
  { scene: 'cave', shows: 'a rock-cut temple front in a cliff' },
  { scene: 'himalaya', shows: 'a stone mountain shrine below snow peaks' },
  { scene: 'ghats', shows: 'river steps with temples, parasols and boats' },
  {
    scene: 'arunachala',
    shows: 'the sacred hill Arunachala with its flame and the temple towers at its foot',
  },
  { scene: 'cape', shows: 'the rock memorial and the statue in the sea off the cape' },
  { scene: 'lighthouse', shows: 'a sea shore with a lighthouse and fishing boats' },
  { scene: 'ashram', shows: 'an ashram courtyard with a tiled hall below a hill' },
  { scene: 'shala', shows: 'an open yoga hall with people seated on mats' },
  { scene: 'tea-hills', shows: 'tea gardens in the hills with pickers' },
  { scene: 'banyan', shows: 'a banyan tree with a small shrine on its platform' },
  { scene: 'ther', shows: 'a temple street with its chariot' },
  { scene: 'backwaters', shows: 'palm-lined backwaters with a houseboat' },
  { scene: 'lamp', shows: 'a brass lamp with offerings' },
  { scene: 'kolam', shows: 'a kolam drawn on the ground, with lamps' },
  { scene: 'route', shows: 'a map of southern India with a travelled line' },
];

const BY_NAME = [
  [/arunachal|annamalai(y|\b)|tiruvannamalai|thiruvannamalai/, 'arunachala'],
  [/kanyakumari|kumari amman|vivekananda rock/, 'cape'],
  [/(kashi|vishwanath|vishvanath).*(varanasi|kashi)|kashi vish|manikarnika|dashashwamedh|\bghat\b/, 'ghats'],
  [
    /kedarnath|badrinath|tungnath|gangotri|yamunotri|amarnath|rudranath|madhyamaheshwar|kalpeshwar|vaishno|hidimba|jageshwar/,
    'himalaya',
  ],
  [/ajanta|ellora|elephanta|badami cave|udayagiri|undavalli|\bcaves?\b|varaha mandapa|rock.?cut/, 'cave'],
  [
    /brihad|gangaikonda|airavatesvara|airavateswara|darasuram|kailasanatha|kailasanathar|shore temple|koranganatha/,
    'vimana',
  ],
];
const BY_STYLE = [
  [/cave|rock.?cut|chaitya|monolith/, 'cave'],
  [/hoysala|vesara|stellate/, 'hoysala'],
  [/kalinga|odisha|orissa|rekha|deul|pidha/, 'deul'],
  [/kerala/, 'kerala'],
  [/himalaya|pahari|katyuri|kath|garhwal|kumaon|pagoda/, 'himalaya'],
  [/\bnagara|maru|gurjara|solanki|bhumija|hemadpant|maratha|chandela|shekhari|latina|north indian/, 'nagara'],
  [/early chola|great chola|vimana/, 'vimana'],
  [/dravid|chola|pallava|pandya|vijayanagar|nayak|chettinad|tamil/, 'gopuram'],
  [/chalukya|rashtrakuta/, 'hoysala'],
];
const BY_STATE = [
  [/tamil|puducherry|pondicherry|andhra|telangana|sri lanka/, 'gopuram'],
  [/kerala|lakshadweep/, 'kerala'],
  [/karnataka/, 'hoysala'],
  [/odisha|orissa/, 'deul'],
  [/uttarakhand|himachal|jammu|kashmir|ladakh|sikkim|arunachal pradesh|nepal|bhutan/, 'himalaya'],
];
const first = (table, text) => table.find(([test]) => test.test(text))?.[1];

/** The scene that is most similar to a temple, by its name, then its style, then its state. */
export function sceneForTemple({ architectureStyle = '', state = '', name = '' }) {
  const low = (v) => String(v ?? '').toLowerCase();
  const scene =
    first(BY_NAME, low(name)) ??
    first(BY_STYLE, low(architectureStyle)) ??
    first(BY_STATE, low(state)) ??
    'nagara';
  // many temples are southern gate towers: some are shown across their tank or down their car street instead
  return scene === 'gopuram'
    ? rng(`view/${low(name)}`).pick([...Array(7).fill('gopuram'), 'vimana', 'vimana', 'ther'])
    : scene;
}

const FITTING = {
  default: ['dawn', 'dawn', 'noon', 'dusk', 'sandstone', 'jasmine', 'lotus', 'kalamkari', 'monsoon', 'night'],
  kerala: ['monsoon', 'noon', 'dawn', 'dusk', 'jasmine', 'monsoon'],
  backwaters: ['monsoon', 'dusk', 'noon', 'dawn', 'jasmine'],
  'tea-hills': ['monsoon', 'dawn', 'jasmine', 'noon'],
  himalaya: ['noon', 'dawn', 'dusk', 'night', 'kalamkari'],
  arunachala: ['dusk', 'night', 'dawn', 'kalamkari'],
  lamp: ['night', 'dusk', 'dawn', 'kalamkari', 'jasmine'],
  cave: ['sandstone', 'dawn', 'kalamkari', 'monsoon', 'noon'],
  nagara: ['sandstone', 'dawn', 'dusk', 'noon', 'kalamkari', 'lotus'],
};

/** The hour of day of a slug, restricted to hours that suit the scene. */
export const paletteFor = (slug, scene) => rng(`palette/${slug}`).pick(FITTING[scene] ?? FITTING.default);

const HOUR = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'at night',
  monsoon: 'in the monsoon',
};

/** Alt text: always states that the picture is a drawing. */
export function describe({ scene, palette, name }) {
  const shows = SCENES.find((s) => s.scene === scene)?.shows ?? 'a place in India';
  return `Drawing: ${shows}${HOUR[palette] ? ` ${HOUR[palette]}` : ''}${name ? `, for ${name}` : ''}`;
}

/** The hours that suit a scene, each once. */
export const fittingPalettes = (scene) => [...new Set(FITTING[scene] ?? FITTING.default)];
