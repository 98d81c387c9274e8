import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModuleType } from '../../machines/rules/domain.ts';
import { maskEmail, maskPhone } from '../../machines/rules/mask.ts';
import { classifyContact } from '../../machines/rules/contact.ts';
import {
  isPhoneLongEnough,
  isRecoveryPhone,
  nationalDigits,
  normalisePhone,
  phoneInput,
} from '../../machines/rules/phone.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { rules as arabic } from '../../src/messages/ar/rules.ts';
import { rules } from '../../src/messages/en/rules.ts';

describe('contacts', () => {
  it('CONST-08: an e-mail pattern, else a phone pattern, otherwise invalid', () => {
    const kinds = {
      'ana@shop.example': 'email',
      ' ana.b+1@mail.shop.example ': 'email',
      'آنا@متجر.مثال': 'email',
      '+8801712345678': 'phone',
      '01712345678': 'phone',
      '+971 (50) 123-45.67': 'phone',
      '٠١٧١٢٣٤٥٦٧٨': 'phone',
      '': 'invalid',
      ana: 'invalid',
      'ana@': 'invalid',
      '@shop.example': 'invalid',
      'ana@shop': 'invalid',
      'ana@@shop.example': 'invalid',
      'ana @shop.example': 'invalid',
      'ana@shop..example': 'invalid',
      '.ana@shop.example': 'invalid',
      'ana@-shop.example': 'invalid',
      '12345': 'invalid',
      '++8801712345678': 'invalid',
      '1234567890123456': 'invalid',
      '017-CALL-ME': 'invalid',
    };
    const found = Object.fromEntries(
      Object.keys(kinds).map((text) => [text, classifyContact(text)]),
    );
    expect(found).toEqual(kinds);
  });

  it('CONST-08: a long text is classified at once', () => {
    // Read over and over instead of once, texts of this length would outlast the test's time.
    expect(classifyContact(`${'a.'.repeat(1_000_000)}@`)).toBe('invalid');
    expect(classifyContact(`a@${'a-'.repeat(1_000_000)}`)).toBe('invalid');
  });

  it('PROF-04: the field keeps digits and a leading +', () => {
    expect(phoneInput('+880 17-12a34')).toBe('+880171234');
    expect(phoneInput('88+017')).toBe('88017');
    expect(phoneInput('(+971) 50')).toBe('+97150');
    expect(phoneInput('۰۹۱۲')).toBe('0912');
  });

  it('CONST-07: phones are normalised with a leading +', () => {
    expect(normalisePhone('8801712345678')).toBe('+8801712345678');
    expect(normalisePhone('+880 1712 345678')).toBe('+8801712345678');
    expect(normalisePhone('008801712345678')).toBe('+8801712345678');
    expect(normalisePhone('')).toBe('');
    expect(normalisePhone('+')).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(normalisePhone(text)).toMatch(/^(\+\d+)?$/);
      }),
    );
  });

  it('AUTH-11, AUTH-14: a phone has at least 10 characters', () => {
    expect(isPhoneLongEnough('123456789')).toBe(false);
    expect(isPhoneLongEnough('1234567890')).toBe(true);
    expect(isPhoneLongEnough('+123456789')).toBe(true);
    expect(isPhoneLongEnough('12 34 56 78 9')).toBe(false);
  });

  it('REC-05, OPEN-26: recovery counts exactly 10 digits after the dial code', () => {
    expect(isRecoveryPhone('+8801712345678', '+880')).toBe(true);
    expect(isRecoveryPhone('+880171234567', '880')).toBe(false);
    expect(isRecoveryPhone('1712345678', null)).toBe(true);
    expect(isRecoveryPhone('+8801712345678', null)).toBe(false);
    expect(nationalDigits('+49 171 2345678', '+880')).toBe('491712345678');
  });
});

describe('masks', () => {
  it('PROF-15: an e-mail keeps the first 2 characters of its local part', () => {
    expect(maskEmail('anabel@shop.example')).toBe('an****@shop.example');
    expect(maskEmail('an@shop.example')).toBe('a*@shop.example');
    expect(maskEmail('a@shop.example')).toBe('a*@shop.example');
    expect(maskEmail('no address')).toBe('**********');
    expect(maskEmail('@shop.example')).toBe('*@shop.example');
  });

  it('PROF-15: a phone keeps its first 4 and last 3 digits', () => {
    expect(maskPhone('+8801712345678')).toBe('+8801******678');
    expect(maskPhone('0171 2345678')).toBe('0171****678');
    expect(maskPhone('12345678')).toBe('1234*678');
    expect(maskPhone('1234567')).toBe('****567');
    expect(maskPhone('12')).toBe('*2');
    expect(maskPhone('')).toBe('');
  });

  it('PROF-15: something always stays hidden', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,15}$/),
        fc.stringMatching(/^[a-z]{1,20}$/),
        (d, local) => {
          expect(maskPhone(d)).toContain('*');
          expect(maskPhone(d)).toHaveLength(d.length);
          expect(maskEmail(`${local}@x.example`)).toContain('*');
        },
      ),
    );
  });
});

describe('wording', () => {
  it('NAV-02: nouns follow the module', () => {
    const nouns = (type: ModuleType | null) => {
      const { items, stores } = wordingOf(type);
      return [items, stores].map(
        (key) => Object.entries(rules).find(([name]) => name === key)?.[1],
      );
    };
    expect(nouns('food')).toEqual(['foods', 'restaurants']);
    expect(nouns('rental')).toEqual(['vehicles', 'providers']);
    for (const type of ['grocery', 'pharmacy', 'ecommerce', 'parcel', null] as const) {
      expect(nouns(type)).toEqual(['items', 'stores']);
    }
  });

  it('LANG-01: both languages have every text, with the same placeholders', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const other: Record<string, string> = arabic;
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(rules).sort());
    for (const [key, text] of Object.entries(rules)) {
      expect(placeholders(other[key] ?? ''), key).toEqual(placeholders(text));
      expect(other[key], key).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('NAV-02: every noun of every module has a text', () => {
    for (const type of ['food', 'rental', 'grocery'] as const) {
      for (const key of Object.values(wordingOf(type))) expect(Object.keys(rules)).toContain(key);
    }
  });
});
