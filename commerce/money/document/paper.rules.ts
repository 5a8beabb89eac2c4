import type { DownloadKind } from '#commerce/range/catalogue/download.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product.service.ts';
import type { EconomicOperator } from '#commerce/range/catalogue/product-details.service.ts';
import { nameWithBrand } from '#texts/article-name.ts';
import { attributeHeading } from '#texts/attribute-heading.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { informationSheet } from './information-sheet.rules.ts';
import type { Paper, PaperFacts, PaperSection } from './paper.types.ts';

/** The document of an article, from what the catalogue knows of it. */
export function paperOf(kind: DownloadKind, facts: PaperFacts): Paper {
  const { card, texts, locale } = facts;
  return {
    locale,
    title: texts.text(`product.download.${kind}`),
    subject: nameWithBrand(card.brand.name, card.name),
    author: facts.tenant.companyName,
    sections: SECTIONS[kind](facts).filter(hasContent),
    note: texts.text('document.note'),
  };
}

function hasContent({ paragraphs = [], facts = [], list, table }: PaperSection): boolean {
  return paragraphs.length + facts.length + (list?.items.length ?? 0) + (table?.rows.length ?? 0) > 0;
}

const SECTIONS: Readonly<Record<DownloadKind, (facts: PaperFacts) => PaperSection[]>> = {
  'product-datasheet': dataSheet,
  'user-manual': manual,
  'assembly-instructions': assembly,
  'manufacturer-warranty': warranty,
  'safety-datasheet': safetySheet,
  'warning-label': (facts) => [
    { ...warnings(facts), heading: facts.texts.text('document.warning.title') },
    identity(facts),
    makers(facts),
  ],
};

/** In the Union's form where one exists for this kind of article; it names the manufacturer in its first rows. */
function dataSheet(facts: PaperFacts): PaperSection[] {
  const { manufacturer } = facts.details;
  const sheet = informationSheet(facts, manufacturer && addressOf(manufacturer));
  const others = { ...facts, details: { ...facts.details, manufacturer: null } };
  return sheet
    ? [sheet, makers(others)]
    : [identity(facts), tire(facts), ...attributes(facts), makers(facts)];
}

function identity({ card, details, texts }: PaperFacts): PaperSection {
  const { energyClass, energyScale, brand, name, sku } = card;
  const rows: (readonly [string, string])[] = [
    [texts.text('document.brand'), brand.name],
    [texts.text('document.article'), name],
    [texts.text('document.model'), sku],
  ];
  if (details.eprelId) rows.push([texts.text('document.registry'), details.eprelId]);
  if (energyClass) {
    const value = texts.text('document.energyClass.value', { class: energyClass, ...energyScale });
    rows.push([texts.text('document.energyClass'), value]);
  }
  return { heading: texts.text('document.article'), facts: rows };
}

function tire({ card: { tyre }, texts }: PaperFacts): PaperSection {
  if (!tyre) return { heading: '' };
  const yes = (value: boolean) => texts.text(value ? 'document.tire.yes' : 'document.tire.no');
  return {
    heading: texts.text('document.tire'),
    facts: [
      [texts.text('catalogue.tire.fuel'), texts.text('catalogue.tire.class', { class: tyre.fuelEfficiency })],
      [texts.text('catalogue.tire.wet'), texts.text('catalogue.tire.class', { class: tyre.wetGrip })],
      [
        texts.text('catalogue.tire.noise'),
        texts.text('catalogue.tire.noise.value', {
          decibels: tyre.rollingNoise,
          class: tyre.rollingNoiseClass,
        }),
      ],
      [texts.text('catalogue.tire.snow'), yes(tyre.snow)],
      [texts.text('catalogue.tire.ice'), yes(tyre.ice)],
    ],
  };
}

function attributes({ attributes: groups, texts }: PaperFacts): PaperSection[] {
  return groups.map(({ group, attributes: printed }) => ({
    heading: texts.text(attributeHeading(group)),
    facts: printed.map(({ label, value }) => [label, value] as const),
  }));
}

function makers({ details, texts }: PaperFacts): PaperSection {
  const { manufacturer, responsiblePerson } = details;
  return {
    heading: texts.text('product.maker'),
    facts: [
      ...(manufacturer ? [[texts.text('document.contact'), addressOf(manufacturer)] as const] : []),
      ...(responsiblePerson
        ? [[texts.text('document.responsible'), addressOf(responsiblePerson)] as const]
        : []),
    ],
  };
}

function addressOf({
  name,
  streetAddress,
  postalCode,
  locality,
  country,
  email,
  url,
}: EconomicOperator): string {
  return [name, streetAddress, `${postalCode} ${locality}`, country, email, url].filter(Boolean).join(', ');
}

function warnings({ details, texts }: PaperFacts): PaperSection {
  return {
    heading: texts.text('document.safety'),
    list: { numbered: false, items: details.safetyNotes },
  };
}

/** Steps in their order. */
function steps(texts: Translator<TextKey>, heading: TextKey, items: readonly TextKey[]): PaperSection {
  return {
    heading: texts.text(heading),
    list: { numbered: true, items: items.map((item) => texts.text(item)) },
  };
}

function manual(facts: PaperFacts): PaperSection[] {
  const { card, texts, tenant } = facts;
  const electric = isElectric(card);
  const { email, phone } = tenant.company;
  return [
    { ...warnings(facts), paragraphs: [texts.text('document.safety.keep')] },
    steps(texts, 'document.manual.start', [
      'document.manual.start.1',
      'document.manual.start.2',
      'document.manual.start.3',
    ]),
    electric
      ? steps(texts, 'document.manual.power', [
          'document.manual.power.1',
          'document.manual.power.2',
          'document.manual.power.3',
        ])
      : { heading: '' },
    steps(texts, 'document.manual.care', [
      'document.manual.care.1',
      'document.manual.care.2',
      'document.manual.care.3',
    ]),
    {
      heading: texts.text('document.manual.fault'),
      paragraphs: [texts.text('document.manual.fault.1', { email, phone })],
    },
    disposal(facts),
    ...attributes(facts),
    makers(facts),
  ];
}

function isElectric({ department }: ProductCard): boolean {
  return department === 'electronics' || department === 'appliances';
}

function disposal({ card, texts }: PaperFacts): PaperSection {
  return {
    heading: texts.text('document.disposal'),
    paragraphs: [texts.text(isElectric(card) ? 'document.disposal.electric' : 'document.disposal.other')],
  };
}

function assembly(facts: PaperFacts): PaperSection[] {
  const { texts } = facts;
  return [
    { ...warnings(facts), paragraphs: [texts.text('document.safety.keep')] },
    steps(texts, 'document.assembly.before', [
      'document.assembly.before.1',
      'document.assembly.before.2',
      'document.assembly.before.3',
    ]),
    steps(texts, 'document.assembly.steps', [
      'document.assembly.steps.1',
      'document.assembly.steps.2',
      'document.assembly.steps.3',
      'document.assembly.steps.4',
      'document.assembly.steps.5',
    ]),
    ...attributes(facts).filter(({ heading }) => heading === texts.text('catalogue.attributes.dimensions')),
    disposal(facts),
    makers(facts),
  ];
}

function warranty(facts: PaperFacts): PaperSection[] {
  const { card, details, texts, tenant } = facts;
  const maker = details.manufacturer?.name ?? card.brand.name;
  const years = details.durabilityYears ?? tenant.guarantee.makerYears;
  const { email } = tenant.company;
  return [
    {
      heading: texts.text('document.warranty.promise'),
      paragraphs: [texts.text('document.warranty.promise.text', { maker, years })],
    },
    {
      heading: texts.text('document.warranty.not'),
      list: {
        numbered: false,
        items: [texts.text('document.warranty.not.1'), texts.text('document.warranty.not.2')],
      },
    },
    {
      heading: texts.text('document.warranty.claim'),
      paragraphs: [texts.text('document.warranty.claim.text', { email })],
    },
    {
      heading: texts.text('document.warranty.law.title'),
      paragraphs: [texts.text('document.warranty.law')],
    },
    makers(facts),
  ];
}

/** The known facts of the battery in an article, under the headings of Regulation (EC) 1907/2006 annex II, in short. */
function safetySheet(facts: PaperFacts): PaperSection[] {
  const { card, texts } = facts;
  const section = (heading: TextKey, text: TextKey): PaperSection => ({
    heading: texts.text(heading),
    paragraphs: [texts.text(text, { name: card.name })],
  });
  return [
    section('document.msds.identity', 'document.msds.identity.text'),
    section('document.msds.hazard', 'document.msds.hazard.text'),
    section('document.msds.composition', 'document.msds.composition.text'),
    steps(texts, 'document.msds.aid', ['document.msds.aid.1', 'document.msds.aid.2', 'document.msds.aid.3']),
    section('document.msds.fire', 'document.msds.fire.text'),
    section('document.msds.leak', 'document.msds.leak.text'),
    section('document.msds.handling', 'document.msds.handling.text'),
    section('document.msds.transport', 'document.msds.transport.text'),
    disposal(facts),
    makers(facts),
  ];
}
