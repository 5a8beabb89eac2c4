/** A department and its categories, each with words of its articles' titles. */
type Department = { readonly name: string; readonly categories: Readonly<Record<string, RegExp>> };

/**
 * A category tree like that of a retailer of office supplies, computers and electronics. Each product goes to the
 * first category with a word of its title. The tree was made by hand from the names that such shops use, not from
 * queries.
 */
const TREE: readonly Department[] = [
  {
    name: 'Printing',
    categories: {
      'Ink cartridges': /\bink\b|singlepack|multipack|twinpack|inkjet cartridge|print ?head/i,
      Toner: /toner|image drum|imaging drum|fuser|developer/i,
      Paper: /paper|labels?\b|envelope|card stock|film roll|canvas/i,
      Scanners: /scanner|scanjet|canoscan/i,
      Printers: /printer|laserjet|deskjet|officejet|photosmart|stylus|pixma|multifunction|designjet/i,
    },
  },
  {
    name: 'Audio & video',
    categories: {
      Headphones: /headphone|headset|earphone|earbud|in-ear/i,
      Speakers: /speaker|soundbar|theat(?:re|er)|boombox/i,
      Players: /\bplayer|recorder|radio|micro system|soundmachine|ipod/i,
      Televisions: /\btv\b|television/i,
      Projectors: /projector|projection/i,
      'Wall mounts': /wall mount|ceiling mount|desk mount|floor stand/i,
    },
  },
  {
    name: 'Bags & cases',
    categories: {
      Backpacks: /backpack|rucksack/i,
      'Laptop bags': /notebook case|laptop (?:bag|case|sleeve)|messenger|briefcase|sleeve/i,
      'Phone cases': /phone case|iphone|screen protector/i,
      'Tablet cases': /tablet case|folio|ipad/i,
    },
  },
  {
    name: 'Photo',
    categories: {
      'Camera lenses': /lens\b|lens filter/i,
      'Camera accessories': /camera (?:case|kit|cable|flash|battery)|tripod|camcorder|remote control/i,
      Cameras: /digital camera|powershot|coolpix|cyber-shot|webcam|camera/i,
    },
  },
  {
    name: 'Power',
    categories: {
      Batteries: /batter(?:y|ies)|\bakku\b/i,
      'Power banks & chargers': /charger|power bank|power adapter/i,
      'UPS & surge protectors':
        /uninterruptible|back-ups|smart-ups|\bups\b|surge|power distribution|\bpdu\b/i,
      'Power cords': /power cord|power cable|extension cord/i,
    },
  },
  {
    name: 'Cables & adapters',
    categories: {
      Adapters: /adapter|converter|splitter|docking/i,
      'Network cables': /patch cable|networking cable|cat ?[56]e?\b|fib(?:re|er) optic|ethernet cable/i,
      Cables: /cable|\bcord\b/i,
    },
  },
  {
    name: 'Network',
    categories: {
      Switches: /switch/i,
      Routers: /router|access point|gateway|modem|wireless/i,
    },
  },
  {
    name: 'Computers',
    categories: {
      Keyboards: /keyboard/i,
      Mice: /\bmouse\b|mice|trackball/i,
      'Storage & drives': /hard drive|hdd|\bssd\b|solid state|optical disc|dvd|usb flash|memory card|disk/i,
      Memory: /memory module|dimm|\bram\b/i,
      Monitors: /monitor|\blcd\b|display/i,
      Motherboards: /motherboard|mainboard|socket|lga/i,
      'Graphics cards': /geforce|radeon|graphics/i,
      Notebooks: /notebook|laptop|thinkpad|latitude|tecra|probook|elitebook|pavilion/i,
      Tablets: /tablet/i,
      Desktops: /\bpc\b|desktop|tower|workstation/i,
      Servers: /server|proliant|xeon|rack/i,
      Software: /licen[cs]e|software|windows|office|antivirus/i,
    },
  },
  {
    name: 'Household & toys',
    categories: {
      Coffee: /coffee|espresso|senseo/i,
      Kitchen: /blender|kettle|toaster|iron\b|vacuum|mixer|oven|refrigerator|fryer/i,
      'Personal care': /shaver|toothbrush|hair|trimmer/i,
      Dolls: /doll|baby/i,
      Toys: /toy|game|puzzle|lego/i,
      Lighting: /lamp|light bulb|led bulb/i,
    },
  },
];

const OTHER = { department: 'Other', category: 'Miscellaneous' };

export function findShelf(title: string): { readonly department: string; readonly category: string } {
  for (const { name, categories } of TREE)
    for (const [category, words] of Object.entries(categories))
      if (words.test(title)) return { department: name, category };
  return OTHER;
}
