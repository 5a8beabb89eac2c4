import type { PageBlock } from '#app/features/content/page-block.fragment.ts';
import { joinSpans } from '#app/features/content/rich-text.tsx';
import { flattenBlocks } from '#app/features/content/shown-blocks.ts';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';

/** schema.org FAQPage of a page's questions, and VideoObject of each of its videos. */
export function buildContentData(blocks: readonly PageBlock[], origin: string): object[] {
  const all = flattenBlocks(blocks);
  const questions = all.flatMap((block) => (block.__typename === 'ContentAccordion' ? block.entries : []));
  const videos = all.filter((block) => block.__typename === 'ContentVideo');
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, paragraphs }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: paragraphs.map(joinSpans).join('\n') },
    })),
  };
  return [
    ...(questions.length > 0 ? [faq] : []),
    ...videos.map(({ title, description, uploadedOn, picture }) => ({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description,
      uploadDate: uploadedOn,
      thumbnailUrl: origin + buildPictureAddress(picture, 1200, 'jpg'),
    })),
  ];
}
