import type { ContactPerson } from './domain.ts';

/** The contact of a customer's account, for whom an order or a parcel is; its e-mail may be ''. */
export const contactOf = ({
  name,
  phone,
  email,
}: {
  name: string;
  phone: string;
  email: string | null;
}): ContactPerson => ({ name, phone, email: email ?? '' });
