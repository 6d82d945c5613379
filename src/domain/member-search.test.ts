import { describe, expect, it } from 'vitest';
import { memberSearch } from './member-search.ts';

const people = [
  ['Müller', 'Jörg'], ['Mueller', 'Eva'], ['Muller', 'Ben'], ['Groß-Überlinger', 'Käthe'], ['Yılmaz', 'Mehmet'], ['D\'Angelo', 'Noël'],
  ['Łukasiewicz', 'Zoë'], ['von und zu Hohenlohe', 'Ägidius'], ['Søndergaard', 'Åse'], ['İnce', 'Cem'], [null, null],
].map(([lastName = null, firstName = null]) => ({ lastName, firstName }));
const search = memberSearch(people);

describe('memberSearch', () => {
  it.each([
    ['Mueller', ['Müller', 'Mueller']],
    ['müller', ['Müller', 'Mueller']],
    ['Muller', ['Müller', 'Muller']],
    ['mu\u0308ller', ['Müller', 'Mueller']],
    ['jorg', ['Müller']],
    ['JOERG MUELLER', ['Müller']],
    ['Müller, Jörg', ['Müller']],
    ['Jörg Müller', ['Müller']],
    ['gross', ['Groß-Überlinger']],
    ['groß ueber', ['Groß-Überlinger']],
    ['Groß-Über', ['Groß-Überlinger']],
    ['yilmaz', ['Yılmaz']],
    ['dangelo', ['D\'Angelo']],
    ['d’angelo noel', ['D\'Angelo']],
    ['lukas', ['Łukasiewicz']],
    ['hohen aegid', ['von und zu Hohenlohe']],
    ['sondergaard', ['Søndergaard']],
    ['Soendergaard', ['Søndergaard']],
    ['ase', ['Søndergaard']],
    ['ince', ['İnce']],
    ['xyz', []],
    ['müller xyz', []],
  ])('%s', (query, expected) => expect(search(query).map(({ lastName }) => lastName)).toEqual(expected));

  it.each(['', '  ', ' - '])('finds all for %j, in the order given', (query) => expect(search(query)).toEqual(people));
});
