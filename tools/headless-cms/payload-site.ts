/** The request of a reader: everybody may read published pages, a user all of them. */
type Asked = { readonly req: { readonly user: unknown } };

/**
 * The collections by which docs/content.md describes a page in Payload, and users with keys by which the shop reads what
 * is not published.
 */
export function payloadSite({
  site,
  pictures,
  onChange,
}: {
  readonly site: string;
  readonly pictures: string;
  readonly onChange: () => Promise<void>;
}): object {
  const access = { read: () => true };
  const published = { read: ({ req }: Asked) => (req.user ? true : { _status: { equals: 'published' } }) };
  const hooks = { afterChange: [onChange], afterDelete: [onChange] };
  const page = [text('title', true), text('slug'), text('description', true), picture('picture')];
  return {
    secret: 'of no use',
    serverURL: site,
    localization: { locales: ['nl', 'de'], defaultLocale: 'nl', fallback: true },
    collections: [
      { slug: 'users', auth: { useAPIKey: true }, fields: [] },
      { slug: 'media', access, upload: { staticDir: pictures }, fields: [text('alt')] },
      {
        ...{ slug: 'pages', access: published, hooks, versions: { drafts: true } },
        fields: [...page, text('layout'), { name: 'blocks', type: 'blocks', blocks: blocks() }],
      },
    ],
  };
}

const text = (name: string, localized = false) => ({ name, type: 'text', localized });
const rich = (name: string, localized = false) => ({ name, type: 'json', localized });
const picture = (name: string) => ({ name, type: 'upload', relationTo: 'media' });
const items = (fields: readonly object[]) => ({ name: 'items', type: 'array', fields });

function blocks(): object[] {
  const teaser = [picture('picture'), picture('pictureSmall'), text('to')];
  const query = [text('category'), text('search'), text('by'), { name: 'first', type: 'number' }];
  return [
    {
      slug: 'teaser',
      fields: [
        text('heading'),
        items([...teaser, ...['headline', 'text', 'callToAction'].map((name) => text(name, true))]),
      ],
    },
    { slug: 'text', fields: [text('heading', true), rich('text', true)] },
    { slug: 'accordion', fields: [text('heading'), items([text('title'), rich('paragraphs')])] },
    {
      slug: 'articleSlider',
      fields: [text('heading'), { name: 'query', type: 'group', fields: query }],
    },
  ];
}
