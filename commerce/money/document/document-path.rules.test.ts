import { expect, test } from 'vitest';
import { buildDocumentPath, buildLabelPath, parseDocumentPath } from './document-path.rules.ts';

test('the address of a document leads back to its article, whatever signs the number has', () => {
  const sku = 'RC/NAVY L+';
  expect(parseDocumentPath(buildLabelPath(sku))).toEqual({ sku, kind: 'label' });
  expect(parseDocumentPath(buildDocumentPath(sku, 'user-manual', 'de'))).toEqual({
    sku,
    kind: 'user-manual',
    language: 'de',
  });
});

test('an address whose article number leads to another folder is no document', () => {
  expect(parseDocumentPath('/documents/a%2F..%2Fb/label.svg')).toBeNull();
  expect(parseDocumentPath('/documents/a/b/label.svg')).toBeNull();
});
