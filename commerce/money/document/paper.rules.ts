import type { DownloadKind } from '#commerce/range/catalogue/product/download.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { EconomicOperator } from '#commerce/range/catalogue/product/product-details.queries.ts';
import { addBrandToName } from '#texts/article-name.ts';
import { getAttributeHeading } from '#texts/attribute-heading.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import { buildInformationSheet } from './information-sheet.rules.ts';
import type { Paper, PaperFacts, PaperSection } from './paper.types.ts';

/** The document of an article, from the catalogue's data about it. */
export function buildPaper(kind: DownloadKind, facts: PaperFacts): Paper {
  const { card, texts, locale } = facts;
  return {
    locale,
    title: texts.text(`product.download.${kind}`),
    subject: addBrandToName(card.brand.name, card.name),
    author: facts.tenant.companyName,
    sections: SECTIONS[kind](facts).filter(hasContent),
    note: texts.text('document.note'),
  };
}

function hasContent({ paragraphs = [], facts = [], list, table }: PaperSection): boolean {
  return paragraphs.length + facts.length + (list?.items.length ?? 0) + (table?.rows.length ?? 0) > 0;
}

const SECTIONS: Readonly<Record<DownloadKind, (facts: PaperFacts) => PaperSection[]>> = {
  'product-datasheet': buildDataSheet,
  'user-manual': buildManualSections,
  'assembly-instructions': buildAssemblySections,
  'manufacturer-warranty': buildWarrantySections,
  'safety-datasheet': buildSafetySheet,
  'warning-label': (facts) => [
    { ...buildWarningsSection(facts), heading: facts.texts.text('document.warning.title') },
    buildIdentitySection(facts),
    buildMakersSection(facts),
  ],
};

/** In the Union's form where one exists for this kind of article; it names the manufacturer in its first rows. */
function buildDataSheet(facts: PaperFacts): PaperSection[] {
  const { manufacturer } = facts.details;
  const sheet = buildInformationSheet(facts, manufacturer && formatOperatorAddress(manufacturer));
  const others = { ...facts, details: { ...facts.details, manufacturer: null } };
  return sheet
    ? [sheet, buildMakersSection(others)]
    : [
        buildIdentitySection(facts),
        buildTireSection(facts),
        ...buildAttributeSections(facts),
        buildMakersSection(facts),
      ];
}

function buildIdentitySection({ card, details, texts }: PaperFacts): PaperSection {
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

function buildTireSection({ card: { tyre }, texts }: PaperFacts): PaperSection {
  if (!tyre) return { heading: '' };
  const formatYesNo = (value: boolean) => texts.text(value ? 'document.tire.yes' : 'document.tire.no');
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
      [texts.text('catalogue.tire.snow'), formatYesNo(tyre.snow)],
      [texts.text('catalogue.tire.ice'), formatYesNo(tyre.ice)],
    ],
  };
}

function buildAttributeSections({ attributes: groups, texts }: PaperFacts): PaperSection[] {
  return groups.map(({ group, attributes: printed }) => ({
    heading: texts.text(getAttributeHeading(group)),
    facts: printed.map(({ label, value }) => [label, value] as const),
  }));
}

function buildMakersSection({ details, texts }: PaperFacts): PaperSection {
  const { manufacturer, responsiblePerson } = details;
  return {
    heading: texts.text('product.maker'),
    facts: [
      ...(manufacturer
        ? [[texts.text('document.contact'), formatOperatorAddress(manufacturer)] as const]
        : []),
      ...(responsiblePerson
        ? [[texts.text('document.responsible'), formatOperatorAddress(responsiblePerson)] as const]
        : []),
    ],
  };
}

function formatOperatorAddress({
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

function buildWarningsSection({ details, texts }: PaperFacts): PaperSection {
  return {
    heading: texts.text('document.safety'),
    list: { numbered: false, items: details.safetyNotes },
  };
}

/** Steps in their order. */
function buildStepsSection(
  texts: Translator<TextKey>,
  heading: TextKey,
  items: readonly TextKey[],
): PaperSection {
  return {
    heading: texts.text(heading),
    list: { numbered: true, items: items.map((item) => texts.text(item)) },
  };
}

function buildManualSections(facts: PaperFacts): PaperSection[] {
  const { card, texts, tenant } = facts;
  const electric = isElectric(card);
  const { email, phone } = tenant.company;
  return [
    { ...buildWarningsSection(facts), paragraphs: [texts.text('document.safety.keep')] },
    buildStepsSection(texts, 'document.manual.start', [
      'document.manual.start.1',
      'document.manual.start.2',
      'document.manual.start.3',
    ]),
    electric
      ? buildStepsSection(texts, 'document.manual.power', [
          'document.manual.power.1',
          'document.manual.power.2',
          'document.manual.power.3',
        ])
      : { heading: '' },
    buildStepsSection(texts, 'document.manual.care', [
      'document.manual.care.1',
      'document.manual.care.2',
      'document.manual.care.3',
    ]),
    {
      heading: texts.text('document.manual.fault'),
      paragraphs: [texts.text('document.manual.fault.1', { email, phone })],
    },
    buildDisposalSection(facts),
    ...buildAttributeSections(facts),
    buildMakersSection(facts),
  ];
}

function isElectric({ department }: ProductCard): boolean {
  return department === 'electronics' || department === 'appliances';
}

function buildDisposalSection({ card, texts }: PaperFacts): PaperSection {
  return {
    heading: texts.text('document.disposal'),
    paragraphs: [texts.text(isElectric(card) ? 'document.disposal.electric' : 'document.disposal.other')],
  };
}

function buildAssemblySections(facts: PaperFacts): PaperSection[] {
  const { texts } = facts;
  return [
    { ...buildWarningsSection(facts), paragraphs: [texts.text('document.safety.keep')] },
    buildStepsSection(texts, 'document.assembly.before', [
      'document.assembly.before.1',
      'document.assembly.before.2',
      'document.assembly.before.3',
    ]),
    buildStepsSection(texts, 'document.assembly.steps', [
      'document.assembly.steps.1',
      'document.assembly.steps.2',
      'document.assembly.steps.3',
      'document.assembly.steps.4',
      'document.assembly.steps.5',
    ]),
    ...buildAttributeSections(facts).filter(
      ({ heading }) => heading === texts.text('catalogue.attributes.dimensions'),
    ),
    buildDisposalSection(facts),
    buildMakersSection(facts),
  ];
}

function buildWarrantySections(facts: PaperFacts): PaperSection[] {
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
    buildMakersSection(facts),
  ];
}

/** The known facts of the battery in an article, under the headings of Regulation (EC) 1907/2006 annex II, in short. */
function buildSafetySheet(facts: PaperFacts): PaperSection[] {
  const { card, texts } = facts;
  const buildTextSection = (heading: TextKey, text: TextKey): PaperSection => ({
    heading: texts.text(heading),
    paragraphs: [texts.text(text, { name: card.name })],
  });
  return [
    buildTextSection('document.msds.identity', 'document.msds.identity.text'),
    buildTextSection('document.msds.hazard', 'document.msds.hazard.text'),
    buildTextSection('document.msds.composition', 'document.msds.composition.text'),
    buildStepsSection(texts, 'document.msds.aid', [
      'document.msds.aid.1',
      'document.msds.aid.2',
      'document.msds.aid.3',
    ]),
    buildTextSection('document.msds.fire', 'document.msds.fire.text'),
    buildTextSection('document.msds.leak', 'document.msds.leak.text'),
    buildTextSection('document.msds.handling', 'document.msds.handling.text'),
    buildTextSection('document.msds.transport', 'document.msds.transport.text'),
    buildDisposalSection(facts),
    buildMakersSection(facts),
  ];
}
