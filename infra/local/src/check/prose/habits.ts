/** Habits of translated prose, and synonyms of words that the site uses. `instead` is what to write. */
export const habits: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bby itself\b/i, instead: 'automatically, on its own' },
  { pattern: /\bleads nowhere\b/i, instead: "isn't valid" },
  { pattern: /\bwhoever\b/i, instead: 'anyone who' },
  { pattern: /\bsomebody\b/i, instead: 'someone' },
  {
    pattern:
      /(^|[.:;!?] )Who (?!(are|is|was|were|can|will|may|should|do|does|did|made|built|runs|we|else|comes|has|have)\b)[a-z]+ [^?]*[.;]/,
    instead: 'If you…, People who…',
  },
  { pattern: /\btraveller/i, instead: 'traveler' },
  { pattern: /\btravelled|\btravelling/i, instead: 'traveled, traveling' },
  { pattern: /\b(to|back|up|down)wards\b(?! compatible)/i, instead: 'toward, backward, upward, downward' },
  { pattern: /\b(after|in|out)wards\b/i, instead: 'afterward, inward, outward' },
  { pattern: /\bprogrammes?\b/i, instead: 'US spelling: program' },
  { pattern: /\benquir/i, instead: 'inquiry' },
  { pattern: /\bcatalogue/i, instead: 'US spelling: catalog' },
  {
    pattern: /\b(colour|favour|honour|neighbour|harbour|flavour|labour|behaviour|rumour|savour)/i,
    instead: 'US spelling: -or',
  },
  {
    pattern:
      /\b(organis|recognis|realis(?!t)|apologis|specialis|memoris|authoris|summaris|normalis|initialis|serialis)/i,
    instead: 'US spelling: -iz-',
  },
  {
    pattern:
      /\b(jewellery|woollen|grey|storey(s|ed)?|(centi|kilo|milli)?metres?|jumpers?|litres?|theatre|fibre|sceptic|cheque|tyres?|ageing|plough|pyjamas|yoghurts?|practis(e|ed|es|ing))\b/i,
    instead: 'US spelling',
  },
  {
    pattern:
      /\b(centre[sd]?|learnt|moustache|per cent|licences?|whilst|judgement|instalments?|draught|wilful|skilful|labelled|modelled|chill(i|ies))\b|\bsanitis/i,
    instead: 'US spelling',
  },
  // The cancellation policy is prescribed word for word, and writes both with two l.
  { pattern: /\bcancel(ed|ing)\b/i, instead: 'cancelled, cancelling' },
  { pattern: /(?<![-\w])mails?\b(?!\s+(server|order))/i, instead: 'email' },
  { pattern: /\b[Tt]elephone\b/, instead: 'phone' },
  { pattern: /\b(Mrs?|Dr)(?!\.) [A-Z]/, instead: 'Mr., Mrs., Dr.' },
  { pattern: /\d (degrees|°)(?! ?[CF])(?! Celsius| Fahrenheit)/, instead: '20 °C (68 °F)' },
  { pattern: /\bbefore our era\b/i, instead: 'BCE' },
  { pattern: /\bworking days?\b/i, instead: 'business days' },
  {
    pattern: /\b(lorr(y|ies)|car parks?|fortnights?|petrol)\b/i,
    instead: 'truck, parking lot, two weeks, gas',
  },
  { pattern: /\b(is|are) told\b/i, instead: 'we tell you, you hear' },
  { pattern: /\bGive (it|them|the seats) back\b/i, instead: 'release' },
  { pattern: /\b(is|are|was|were|be|been) given back\b/i, instead: 'refunded, released' },
  { pattern: /\bword of your\b/i, instead: 'confirmation of' },
  { pattern: /\bunwanted\b/i, instead: 'spam' },
  { pattern: /\bin any case\b/i, instead: 'either way' },
  { pattern: /\bdearer\b/i, instead: 'more expensive' },
  { pattern: /\bfor looking at\b/i, instead: 'to review' },
  { pattern: /\b(under way)\b/i, instead: 'in progress' },
  {
    pattern:
      /(?<!no |this |that |every|each |any|loud |slow |rich |first |last |little )\bone (sees|walks|goes|stands|learns|thinks|begins by|hears|reads|must|should|could|wants|arrives|notices)\b/i,
    instead: 'you',
  },
  { pattern: /\b(it is told|is told to have)\b/i, instead: 'the story goes' },
  { pattern: /\bsince some\b|\bis a World Heritage Site since\b/i, instead: 'for some, since' },
  { pattern: /, also (at|to the|the one)\b/, instead: 'even' },
  { pattern: /\btick(ed)? (this|that|the|all)\b|\b(is|are|\}) ticked\b/i, instead: 'check, select' },
  { pattern: /\bhand(s|ed|ing)?( the booking| a booking| it)? over (to|here)\b/i, instead: 'transfer' },
  { pattern: /\b(in|out of|to|of) the queue\b|\bplace in the queue\b/i, instead: 'waitlist, waitlist entry' },
  { pattern: /\ban own\b/i, instead: 'their own, a private' },
  { pattern: /\bcannot be had\b/i, instead: 'is (not) available' },
  { pattern: /‘[^’]{1,60}’/, instead: '“ and ”' },
  // Leftovers of global search and replace.
  { pattern: /\b(nothing is the|cancel empty)\b/i, instead: 'nothing is left, leave empty' },
];

/** Spellings are checked in declared names too. */
export const isSpelling = ({ instead }: { instead: string }) => instead.startsWith('US spelling');

/** Letter case is "any case" in code, `canceled` a name of contracts, a queue a data structure: names or plain words there. */
const forScreensOnly = new Set([
  'either way',
  'automatically, on its own',
  'release',
  'to review',
  'we tell you, you hear',
  'cancelled, cancelling',
  'check, select',
  'transfer',
  'waitlist, waitlist entry',
  'their own, a private',
  'is (not) available',
  'afterward, inward, outward',
  'refunded, released',
  '20 °C (68 °F)',
  'business days',
  '“ and ”',
  'truck, parking lot, two weeks, gas',
]);

/** Habits in comments and test names: those of screen texts, and some that only occur in code. */
export const codeHabits: readonly { pattern: RegExp; instead: string }[] = [
  ...habits.filter(({ instead }) => !forScreensOnly.has(instead)),
  { pattern: /\bby (itself|themselves)\b/i, instead: 'automatically, on its own' },
  { pattern: /\b(is|are|was|were) told\b/i, instead: 'learns, gets, reads, is notified' },
  { pattern: /\bfor ever\b/i, instead: 'forever' },
  { pattern: /\b(puts?|put) aside\b/i, instead: 'quarantine, set aside' },
];

/** Texts that the specification prescribes word for word. */
export const prescribed = [
  'Drawings stand here until our travellers&apos; photographs arrive.',
  'Please confirm by the link in your mail.',
];
