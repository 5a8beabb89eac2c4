import { getLanguageWords } from './words/words.rules.ts';

/** "driezits" and "3-zits", "zweitürig" and "2-türig". */
export function listNumeralForms(language: string, term: string): string[] {
  const { numerals } = getLanguageWords(language);
  const forms: string[] = [];
  for (const [word, number] of Object.entries(numerals)) {
    if (term === word) forms.push(String(number));
    else if (term.startsWith(word)) forms.push(`${number}${term.slice(word.length)}`);
    else if (term.startsWith(String(number)) && /^\d+[a-z]{3,}$/.test(term))
      forms.push(`${word}${term.slice(String(number).length)}`);
  }
  return forms;
}
