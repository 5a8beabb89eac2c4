import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

/** Conformance of a PDF that holds an electronic invoice: archives keep it with its fonts and colours (ISO 19005-3). */
export const INVOICE_CONFORMANCE = 'PDF/A-3b';
const FILE_NAME = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** What the file's metadata say about its invoice, with the meaning of each word, as PDF/A requires. */
const PROPERTIES = [
  { name: 'DocumentFileName', value: FILE_NAME, meaning: 'name of the embedded XML invoice file' },
  { name: 'DocumentType', value: 'INVOICE', meaning: 'type of the hybrid document' },
  { name: 'Version', value: '1.0', meaning: 'version of the XML schema of the hybrid document' },
  { name: 'ConformanceLevel', value: 'EN 16931', meaning: 'conformance level of the hybrid document' },
] as const;

/**
 * Embeds an invoice in the syntax of UN/CEFACT (EN 16931) so that programs for bookkeeping find it (Factur-X 1.0,
 * ZUGFeRD 2).
 * @param doc begun with {@link INVOICE_CONFORMANCE}
 * @param date of the embedded file
 */
export function embedInvoice(doc: Doc, xml: string, date: Date): void {
  const options = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Factur-X',
    // the library's types lack it: the file says the same as the pages
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(xml), options);
  doc.appendXML(describeInvoice());
}

function describeInvoice(): string {
  const values = PROPERTIES.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`);
  const described = PROPERTIES.map(
    ({ name, meaning }) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${meaning}</pdfaProperty:description>
</rdf:li>`,
  );
  return `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
${values.join('\n')}
</rdf:Description>
<rdf:Description rdf:about=""
  xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${described.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}
