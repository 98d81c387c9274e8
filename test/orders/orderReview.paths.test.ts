import { orderReviewMachine } from '../../machines/orders/orderReview.machine.ts';
import { walk } from '../paths/walk.ts';
import { orderReviewModel } from './orderReview.model.ts';

walk(orderReviewMachine, orderReviewModel);
