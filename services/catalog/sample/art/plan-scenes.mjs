// Scenes of each record, the main one first.

/**
 * Temples that resemble none of the drawn styles: a scene that makes no false statement about their shape.
 */
export const firstViews = {
  'golden-temple-amritsar': 'lamp',
  'mahabodhi-temple-bodh-gaya': 'banyan',
  'dakshineswar-kali-temple': 'ghats',
};

/** A second view for temples with visitors from far away. */
export const secondViews = {
  'arunachaleswarar-temple-tiruvannamalai': 'gopuram',
  'nataraja-temple-chidambaram': 'vimana',
  'brihadisvara-temple-thanjavur': 'vimana',
  'ranganathaswamy-temple-srirangam': 'ther',
  'ekambareswarar-temple-kanchipuram': 'banyan',
  'kapaleeshwarar-temple-mylapore': 'ther',
  'meenakshi-amman-temple-madurai': 'ther',
  'ramanathaswamy-temple-rameswaram': 'lighthouse',
  'bhagavathy-amman-temple-kanyakumari': 'cape',
  'kashi-vishwanath-temple-varanasi': 'nagara',
  'kedarnath-temple': 'himalaya',
  'badrinath-temple': 'himalaya',
  'jagannath-temple-puri': 'ther',
  'sun-temple-konark': 'deul',
  'lingaraja-temple-bhubaneswar': 'deul',
  'guruvayur-temple': 'kerala',
  'vadakkunnathan-temple-thrissur': 'kerala',
  'chennakeshava-temple-belur': 'hoysala',
};

export const retreatScenes = {
  'silence-at-arunachala': ['arunachala', 'ashram', 'shala', 'banyan', 'lamp'],
  'yoga-where-the-ganga-leaves-the-hills': ['shala', 'ghats', 'himalaya', 'ashram', 'lamp'],
  'ayurveda-on-the-backwaters': ['backwaters', 'kerala', 'shala', 'lamp', 'tea-hills'],
  'song-and-stone-in-the-kaveri-delta': ['vimana', 'ther', 'lamp', 'kolam', 'gopuram'],
};

export const venueScenes = {
  'western-lane-hotel': ['arunachala', 'banyan', 'shala'],
  'teak-merchants-house': ['ashram', 'kolam', 'shala'],
  'silk-loom-inn': ['vimana', 'kolam', 'shala'],
  'kadal-veedu': ['lighthouse', 'banyan', 'shala'],
  'mandapam-residency': ['ther', 'gopuram', 'shala'],
  'laterite-cottages': ['backwaters', 'kerala', 'shala'],
  'nilgiri-mist-house': ['tea-hills', 'banyan', 'shala'],
  'two-bends-house': ['shala', 'ghats', 'ashram'],
  'assi-haveli': ['ghats', 'nagara', 'shala'],
  'deodar-house': ['himalaya', 'banyan', 'shala'],
};

export const ashramScenes = {
  'sri-ramanasramam': ['ashram', 'arunachala'],
  'yogi-ramsuratkumar-ashram': ['arunachala', 'ashram'],
  'sri-aurobindo-ashram': ['lighthouse', 'ashram'],
  'saccidananda-ashram-shantivanam': ['banyan', 'ashram'],
  'vivekananda-kendra': ['cape', 'shala'],
  'sri-ramakrishna-math-chennai': ['ashram', 'lamp'],
  'mata-amritanandamayi-math': ['backwaters', 'shala'],
  'anandashram-kanhangad': ['kerala', 'ashram'],
  'sivananda-ashram': ['shala', 'ghats'],
  'parmarth-niketan': ['ghats', 'shala'],
  'anandamayi-ma-ashram-kankhal': ['ashram', 'ghats'],
  'belur-math': ['ghats', 'ashram'],
};

export const articleScenes = {
  'how-to-walk-round-a-mountain': ['arunachala', 'banyan'],
  'what-to-wear-in-a-tamil-temple': ['gopuram', 'ther'],
  'how-to-read-a-gopuram': ['gopuram', 'vimana'],
  'pure-veg-what-you-will-eat': ['kolam'],
  'a-visa-for-india-step-by-step': ['lighthouse'],
  'when-to-go-month-by-month': ['kerala', 'tea-hills'],
  'the-kumbh-and-other-great-crowds': ['ghats'],
  'how-to-behave-in-an-ashram': ['ashram'],
  'when-to-put-the-camera-away': ['ther'],
  'money-cash-cards-and-tips': ['banyan'],
  'your-first-indian-train': ['tea-hills'],
  'knees-steps-and-stone-floors': ['vimana'],
  'travelling-as-a-woman-in-temple-towns': ['kolam'],
  'full-moons-and-the-temple-calendar': ['arunachala'],
  'a-day-in-kashi': ['ghats', 'nagara'],
  'the-temples-of-odisha': ['deul', 'banyan'],
  'the-twelve-jyotirlingas': ['himalaya', 'nagara'],
  'why-the-dancer-lifts-his-left-foot': ['lamp', 'gopuram'],
  'sitting-still-in-a-hall-full-of-birds': ['shala'],
  'a-sari-has-a-border-for-a-reason': ['vimana'],
  'bringing-your-own-students-to-india': ['shala', 'arunachala'],
  'the-hour-before-the-guests-wake': ['ashram'],
  'cooking-for-twelve': ['backwaters'],
  'what-nobody-told-me-before-my-first-group': ['ghats'],
  'teaching-where-the-teaching-comes-from': ['banyan'],
};

/** Colors of people about whom the record has more information than the name. */
export const portraitInks = {
  'liam-okafor': { skin: '#5E3826', hair: '#20161C' },
  'thandiwe-mokoena': { skin: '#5E3826', hair: '#20161C' },
  'wei-ling-tan': { skin: '#E6B896', hair: '#20161C' },
  'yuki-tanabe': { skin: '#E6B896', hair: '#20161C' },
  'emma-whitaker': { skin: '#D9A47F', hair: '#8A5A2E' },
  'maria-del-campo': { skin: '#C98F6A', hair: '#3A2418' },
};
