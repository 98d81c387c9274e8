import { couponMachine } from '../../machines/checkout/coupon.machine.ts';
import { walk } from '../paths/walk.ts';
import { couponModel } from './coupon.model.ts';

walk(couponMachine, couponModel);
