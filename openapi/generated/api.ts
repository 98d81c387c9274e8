/* Written by `npm run generate` from openapi/; never by hand. */

export interface paths {
    "/api/v1/about-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the shop
         * @description A bare JSON string of HTML, as `getTermsAndConditions`.
         */
        get: operations["getAboutUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/advertisement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid placements of the module
         * @description The server keeps this list for up to 20 minutes.
         */
        get: operations["listAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/delivery-man/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register as a courier */
        post: operations["registerCourier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/firebase-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Check a recovery code of the phone-authentication service
         * @description With `is_reset_token` 1 the code then works as `reset_token` in `resetPassword`. Also accepted as POST with `_method=put`.
         */
        put: operations["verifyRecoverySession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/firebase-verify-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a phone code of the phone-authentication service */
        post: operations["verifyPhoneSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to recover the password
         * @description With phone-authentication on, the server only answers 200 and the client asks the service for the code. 404 code `not-found`; 405 code `otp` within 60 s of one browser; 403 code `otp` when sending failed.
         */
        post: operations["requestPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/guest/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a guest id
         * @description The id keeps a visitor's cart, trips and orders until they sign in, which ends it. Store it and reuse it, together with the key where one comes: from the first call on that sends the key, the sandbox knows the guest by both alone.
         */
        post: operations["requestGuestId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by password, by code, or through a social account
         * @description `login_type` decides which fields are read.
         *
         *     - **manual**: `email_or_phone`, `password`, `field_type`. `type` is sent too and ignored.
         *     - **otp**, asking for a code: `phone`. Answers `token: null, is_phone_verified: 0`. With `firebase_otp_verification` 1 in the config the server sends nothing and the client asks the phone-authentication service itself.
         *     - **otp**, after the question "Is it you?": `phone`, `otp` and `verified` (`yes`; `no` takes the phone away from the old account and starts a new one).
         *     - **social**: `token`, `unique_id`, `medium`, `email` (google and facebook), and `phone` or `verified` when asked for. For Apple `unique_id` is the authorisation code, and `platform` is left out on the web.
         *
         *     If the guest holds cart rows, they take the place of the account's own rows.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session on the server too
         * @description Older backends have no such call (404): the client then only forgets the token. Answers 401 when the token was no longer valid.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password with the recovery code
         * @description 400 code `invalid` wrong code; 401 code `mismatch` when the two passwords differ. Also accepted as POST with `_method=put`.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description `name` is split at the first space. Unless phone-authentication is on, the server sends the code itself when phone (first) or e-mail verification is switched on, and answers `token: null`; with phone-authentication on, no SMS is sent and the token in the answer must not be used before the phone is verified. The guest's cart is not moved by this call. The server asks for 6 characters in a password (AUTH-15); some deployments ask for 8, and their message is shown.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Social sign-in of older backends
         * @deprecated
         * @description A provider that shares no e-mail shows as an errors entry with code `email`. Newer backends answer as `signIn` does: without a token, the fields beside it name the step to go.
         */
        post: operations["signInSocialLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social-register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Social sign-up of older backends
         * @deprecated
         */
        post: operations["signUpSocialLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/update-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give name, phone and e-mail before the first token
         * @description Needs no token: the account is found by phone (otp, manual) or e-mail (social). A guest's cart rows take the place of the account's own.
         */
        post: operations["updateAuthInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/vendor/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a store or a rental provider
         * @description In `translations` entry 0 is taken as the name and entry 1 as the address: put the default language's name and address first. The position must lie inside the zone.
         */
        post: operations["registerStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code sent to a phone or an e-mail address
         * @description One route for both. Five wrong codes within 60 s give 405 `otp_temp_blocked`, then 600 s of `otp_block_time`, both for the browser that tried alone. A code belongs to the browser that asked for it (`guest_id`). Older backends take `phone` and `otp` only and answer `message` with a `token`.
         */
        post: operations["verifyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the recovery code
         * @description 400 code `invalid` wrong code; 404 code `not-found`; 405 as in `verifyContact`.
         */
        post: operations["verifyPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners and campaigns of a home page */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/banners/{store_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of a store */
        get: operations["listStoreBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/brand/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of a brand */
        get: operations["listBrandItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running campaigns
         * @description Without zones the answer is **200 with an errors body** (wire quirk).
         */
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/basic-campaign-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A campaign with its stores
         * @description Without zones the answer is **200 with an errors body** (wire quirk).
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/campaigns/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items on campaign
         * @description Without zones the answer is **200 with an errors body** (wire quirk).
         */
        get: operations["listCampaignItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cancelation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cancellation policy (spelled so on the wire)
         * @description A bare JSON string of HTML, as `getTermsAndConditions`.
         */
        get: operations["getCancellationPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cashback/getCashback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cashback of an amount */
        get: operations["getCashback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/cashback/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cashback offers */
        get: operations["listCashbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Top categories with their children */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/childes/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sub-categories */
        get: operations["listSubCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/featured/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of featured categories */
        get: operations["listFeaturedCategoryItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/items/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of a category and its children */
        get: operations["listItemsOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/items/{category_id}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All items of a category */
        get: operations["listAllItemsOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/items/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of several categories */
        get: operations["listItemsOfCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Most ordered categories */
        get: operations["listPopularCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/stores/{category_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that sell of a category */
        get: operations["listStoresOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories/stores/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores of several categories */
        get: operations["listStoresOfCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/common-condition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions with the number of items */
        get: operations["listConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/common-condition/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items for a condition */
        get: operations["listConditionItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/common-condition/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of conditions */
        get: operations["listConditionNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's settings */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/direction-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way between two points */
        get: operations["getDirections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/distance-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Length and time of the way between two points
         * @description Metres and "1234s"; the fields are missing when there is no way.
         */
        get: operations["measureDistance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/geocode-api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a point */
        get: operations["geocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/get-analytic-scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Analytics accounts the owner connected
         * @description Newer backends only; elsewhere 404, then there is nothing to load.
         */
        get: operations["listAnalyticScripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/get-PaymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment gateways (listed, not used) */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/get-zone-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The zones of a point
         * @description `zone_id` is JSON text, sent back unchanged as the zoneId header. 404 `coordinates`: no zone there.
         */
        get: operations["findZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/place-api-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places that complete a typed text
         * @description The same places in the newer and in the older shape: clients read the one or the other. Older backends send `predictions` alone; no hits are an empty object.
         */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/config/place-api-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The point of a suggested place */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visitor writes to the shop
         * @description Reaches the shop's own mailbox as an e-mail that names the visitor. Customers who are signed in write in the inbox instead. 403 code `email` when the address is none.
         */
        post: operations["contactShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check a coupon code */
        get: operations["applyCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons of a customer */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/coupon/list/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons for everyone */
        get: operations["listPublicCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/address/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an address */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/address/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address book
         * @description Ten a page unless more are asked for.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/address/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address */
        put: operations["updateAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/automated-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready-made questions for a chat with the shop */
        get: operations["listAutomatedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a line
         * @description 403 `cart_item`: the same item in the same variation is in the cart; `cart_item_limit`: over its maximum; `stock`: more than there is.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The carts of all modules
         * @description One list, whatever module the header names; each row says its own.
         */
        get: operations["listAllCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart of the module
         * @description One cart per customer or guest and module; each cart call answers the whole cart.
         */
        get: operations["listCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Empty the module's cart */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/remove-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cart/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a line */
        post: operations["updateCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/cm-firebase-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember the device's messaging token
         * @description Also accepted as POST with `_method=put`.
         */
        put: operations["saveMessagingToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description Needs `X-localization`: without it the answer is **200 with an errors body**, code `current_language_key`. There is no call for referrals: the code is `ref_code` here, the rates are `ref_earning_*` in the config.
         */
        get: operations["getCustomerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/loyalty-point/point-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn points into wallet money
         * @description Credit = point / `loyalty_point_exchange_rate` of the config (0 counts as 1), cut to a whole number. 403 code `point` below the minimum or above the balance; 203 code `customer_wallet` when the wallet refused.
         */
        post: operations["convertLoyaltyPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/loyalty-point/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of the loyalty points, newest first
         * @description `limit` and `offset` must both be sent.
         */
        get: operations["listLoyaltyTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/message/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of one conversation, newest first
         * @description One of the four keys names it; a partner whom one never wrote to has no messages yet and a null `conversation`. Opening marks its messages as seen. `status` false means there is no running order or trip with this partner: sending should be locked, and to a courier it is refused. The shop itself can be written to always. There is no push for the web: poll.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer's conversations, newest first */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/message/search-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conversations by the partner's name */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/message/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a text, pictures, or both
         * @description To a known conversation, or to a partner by `receiver_id` and `receiver_type`. The answer is the first page of the conversation. A text, a picture or both are needed. Sent again under the same key it is written once, and answered with the conversation as it is by then.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications of the last 15 days */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order-again/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put what an order held into the cart
         * @description It takes the place of what was in the cart of the order's module, since a cart is of one store. What cannot be had any more is left out; 404 when nothing is left. The answer is that cart.
         */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/all-running-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders under way, in short */
        get: operations["listAllRunningOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/by-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order placed under a key
         * @description Of this sandbox: after a silence the storefront asks what became of its order. Other backends answer 404.
         */
        get: operations["findOrderByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an order
         * @description An order of goods while it is pending or failed. At newer backends a parcel until it arrives: before its pickup what was paid comes back, afterwards the courier brings it back and the sender gets a code for `returnParcel`.
         */
        put: operations["cancelOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/cancellation-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reasons to cancel */
        get: operations["listCancelReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of an order
         * @description A list for item orders, the order itself for parcels and prescriptions.
         */
        get: operations["getOrderDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/get-surge-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Surge price (newer backends) */
        post: operations["getSurgePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/get-Tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tax of an order to be placed (newer backends)
         * @description It checks nothing of the order, and places nothing.
         */
        post: operations["previewTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last finished orders
         * @description At most five, the newest first, to be looked through for what to order again.
         */
        get: operations["listLastOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finished orders */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/offline-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Name an offline payment */
        put: operations["payOffline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/offline-payment-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct an offline payment */
        put: operations["updateOfflinePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/parcel-instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready-made instructions for the courier */
        get: operations["listParcelInstructions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/parcel-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a canceled parcel came back
         * @description Newer backends only. The code came to the sender's phone when the parcel was canceled under way; wrong codes answer 403 `return_otp`, five in ten minutes.
         */
        post: operations["returnParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/payment-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order whose payment failed (newer backends) */
        get: operations["getFailedPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/payment-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch an unpaid order to cash */
        put: operations["payByCash"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place an order */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/prescription/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Place a prescription order */
        post: operations["placePrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/refund-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reasons for a refund */
        get: operations["listRefundReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a refund */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/running-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders under way */
        get: operations["listRunningOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order's state */
        get: operations["trackOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/order/wallet-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay an order from the wallet (newer backends) */
        post: operations["payFromWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/remove-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account for good
         * @description Running orders and trips refuse it with 203 and code `on-going`. Every session of the account ends. What the shop must keep of orders, trips and reviews stays without the person.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/review-reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest delivered order that awaits a review */
        get: operations["getReviewReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/review-reminder-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Do not ask for this review again
         * @description A GET that writes; never prefetch it. Answers a bare JSON string.
         */
        get: operations["dismissReviewReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/suggested-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items from the categories the customer cares for
         * @description At most five.
         */
        get: operations["listCustomerSuggestedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/update-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the categories one cares for in a module
         * @description The module of the header is then recorded in `selected_modules_for_interest`.
         */
        post: operations["saveInterests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile, or verify a changed phone or e-mail
         * @description `name`, `email` and `phone` are repeated in every call, also when verifying. A code is asked for when its verification is switched on and the value changed, is unverified, or `button_type` asks; the answer then names what to verify and by what (`otp_send`). Sending the same fields with `otp`, `verification_on` and `verification_medium` (and `session_info` when the medium is `firebase`) verifies and saves. Also the way to ask for an e-mail code (`button_type: email`). A phone that is verified cannot be changed: 403 with code `phone`.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/update-zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remember the customer's zone
         * @description A GET that writes; never prefetch it. The zone header is read as one integer.
         */
        get: operations["saveCustomerZone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/visit-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stores the customer ordered from, with some of their items
         * @description At most 20 stores with at most five items each.
         */
        get: operations["listVisitAgainStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wallet/add-fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay money into the wallet through a gateway
         * @description The browser then goes to `redirect_link`. It comes back to `callback` with `?flag=success|fail|cancel&&token=…` appended blindly, also when the callback has a query. Paid money is counted once, with the running bonus that gives most (`listWalletBonuses`). Sent again under the same key, it answers the way to the same payment, and once that is paid the way back.
         */
        post: operations["addWalletFund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wallet/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running wallet bonuses
         * @description One of them is added to money that is paid in, the one that gives most.
         */
        get: operations["listWalletBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of the wallet, newest first
         * @description `limit` and `offset` must both be sent.
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wish-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Favourite items and stores */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wish-list/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember an item or a store */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/customer/wish-list/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget an item or a store */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delivery-man/last-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the courier is
         * @description Public, as everywhere on this wire: it says where a courier is while they bring an order, and nothing of the order. What tracking is sent may come along; it is not read.
         */
        get: operations["getCourierLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delivery-man/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a courier */
        get: operations["listCourierReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delivery-man/reviews/rating/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Average rating of a courier */
        get: operations["getCourierRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/delivery-man/reviews/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review the courier */
        post: operations["reviewCourier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deliveryman-faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What couriers who register ask */
        get: operations["listCourierQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/flash-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The running flash sale */
        get: operations["getFlashSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/flash-sales/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of a flash sale */
        get: operations["listFlashSaleItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/flutter-landing-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Landing content of the apps
         * @description The web uses `getLanding`.
         */
        get: operations["getLandingForApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-combined-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items or stores for the search page */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What search engines and shared links say of the shop */
        get: operations["getMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-parcel-cancellation-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons to cancel a parcel
         * @description Newer backends only; elsewhere 404, then the reasons of orders are used.
         */
        get: operations["listParcelCancellationReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/get-vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of vehicles a courier may ride
         * @description For the courier's registration; newer backends send `id` and `type` only.
         */
        get: operations["listCourierVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/item/get-allergy-name-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Allergens of the items on offer
         * @description Each once, by alphabet; a bare list of texts.
         */
        get: operations["listAllergyNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/item/get-generic-name-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Generic names of medicine of the items on offer
         * @description Each once, by alphabet; a bare list of texts.
         */
        get: operations["listGenericNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/item/get-nutrition-name-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Nutrition facts of the items on offer
         * @description Each once, by alphabet; a bare list of texts.
         */
        get: operations["listNutritionNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Basic medicines */
        get: operations["listBasicItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/common-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of a store by condition */
        get: operations["listStoreConditionItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item
         * @description Items only; campaign items have no details. The error of an unknown item is a single object.
         */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/discounted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discounted items */
        get: operations["listDiscountedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/get-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items by kind of list */
        get: operations["listItemsByKind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/item-or-store-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of items and stores */
        get: operations["suggestItemsAndStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items of a store */
        get: operations["listStoreItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/most-reviewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best reviewed items
         * @description A fixed list; paging it ends in a fault of middle-aged backends.
         */
        get: operations["listMostReviewedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/new-arrival": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New items */
        get: operations["listNewItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popular items */
        get: operations["listPopularItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/rating/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Average rating of an item */
        get: operations["getItemRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/recommended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommended items
         * @description `total_size` counts only the page (wire quirk).
         */
        get: operations["listRecommendedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/related-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items like this one */
        get: operations["listRelatedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/related-store-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** More of the store */
        get: operations["listRelatedStoreItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/reviews/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of an item */
        get: operations["listItemReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/reviews/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review an item of an order */
        post: operations["reviewItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items by words and filters */
        get: operations["searchItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/search-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Item names */
        get: operations["suggestItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/set-menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Set menus */
        get: operations["listSetMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/items/suggested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items a store suggests */
        get: operations["listSuggestedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/landing-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Landing content of older backends
         * @deprecated
         * @description Kept for completeness; its fields differ by backend. Use `getLanding`.
         */
        get: operations["getLandingLegacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/module": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active modules
         * @description With zones: the modules of these zones, each with `zones[]`. Without: all, without `zones`.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/most-tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most given tip */
        get: operations["getUsualTip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description 403 code `email` when the address is invalid or already subscribed.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/offline_payment_method_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay outside the shop */
        get: operations["listOfflineMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/other-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotional slots */
        get: operations["getOtherBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/other-banners/video-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Video banner */
        get: operations["getVideoBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/other-banners/why-choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why choose us */
        get: operations["getWhyChoose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parcel-category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of parcels */
        get: operations["listParcelCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/privacy-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy policy
         * @description A bare JSON string of HTML, as `getTermsAndConditions`.
         */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/react-landing-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the owner wrote for the web landing page */
        get: operations["getLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refund-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refund policy
         * @description A bare JSON string of HTML, as `getTermsAndConditions`.
         */
        get: operations["getRefundPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of the rental home */
        get: operations["listRentalBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/banners/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of one provider
         * @description The same rows as `listRentalBanners`, as a bare list.
         */
        get: operations["listProviderBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a coupon code for a provider
         * @description 404 unknown, 406 limit reached, 407 expired (403 on newer backends), 403 not for this customer; all with code `coupon`. Guests name the code when booking instead.
         */
        get: operations["applyRentalCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons of the signed-in customer for trips */
        get: operations["listRentalCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/coupon/list/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons anybody may use for trips */
        get: operations["listAllRentalCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/customer/trip/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last finished trips
         * @description At most five, the newest first, to be looked through for what to book again.
         */
        get: operations["listLastTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/provider/get-provider-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rental provider */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/provider/get-provider-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a provider's vehicles */
        get: operations["listProviderReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/provider/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest providers
         * @description Paging parameters have no effect on middle-aged backends; the first 50 come.
         */
        get: operations["listLatestProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/provider/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Providers that are booked most
         * @description As `listLatestProviders`.
         */
        get: operations["listPopularProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/add-to-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a vehicle into the trip cart
         * @description 403 code `cart_item` for a vehicle that is unknown, already in the cart, not free at the pickup time, or too many of it, for a pickup point outside the provider's zones, a closed provider, a trip type that is not offered, and for a trip type or a provider other than the cart's: only the message tells them apart.
         */
        post: operations["addRentalCartVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/get-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trip cart
         * @description The server empties the cart when the zones of the pickup point do not meet the `zoneId` header.
         */
        get: operations["getRentalCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/remove-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty the trip cart, if wanted only when a vehicle could then be added
         * @description With `vehicle_id`, `quantity`, `pickup_time` and `rental_type` the server first looks whether that vehicle could be added; if not, it refuses with 403 code `cart_item` and leaves the cart alone. This is the "check" before a change of provider.
         */
        delete: operations["clearRentalCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/remove-multiple-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take several rows out of the trip cart */
        delete: operations["removeRentalCartVehicles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/remove-vehicle/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take one row out of the trip cart */
        delete: operations["removeRentalCartVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/update-cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the quantity of a row, and the trip with it
         * @description 404 has a text in `errors`; 403 code `cart_item`. Also accepted as POST with `_method=put`.
         */
        put: operations["updateRentalCartVehicle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/cart/update-user-data/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the trip of the whole cart
         * @description `id` is the id of `user_data`, not of the customer. When vehicles of the cart do not offer the new trip type, 403 answers a **bare list of their cart row ids**; a closed provider is 403 code `cart_item`. Also accepted as POST with `_method=put`.
         */
        put: operations["updateRentalTripSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/review/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review one vehicle of a completed trip
         * @description 403 code `review` when it was reviewed before.
         */
        post: operations["submitVehicleReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/by-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trip booked under a key
         * @description Of this sandbox: after a silence the storefront asks what became of its booking. Other backends answer 404.
         */
        get: operations["findTripByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/cancel-trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a pending trip
         * @description Only while pending; 403 and 404 have a text in `errors`. Also accepted as POST with `_method=put`.
         */
        put: operations["cancelTrip"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/get-tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tax of the trip cart
         * @description Newer backends only; elsewhere 404, then compute it locally. It checks nothing of the booking, and books nothing.
         */
        post: operations["previewTripTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/get-trip-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One trip with its vehicles */
        get: operations["getTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/get-trip-list/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's trips
         * @description `running` holds pending, confirmed, ongoing and payment_failed; `completed` holds completed and canceled. Without a module header trips of all rental modules come.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how a trip is paid
         * @description Cash and wallet answer `message`; a gateway answers a **bare text**, the URL to go to, and the browser comes back to `callback_url` as with an order. With `partial_payment` the wallet pays first and `payment_gateway` the rest (`cash_payment` allowed). Errors have `message`, which is a list for validation.
         */
        post: operations["payTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the vehicles of a trip into the trip cart
         * @description They take the place of what was in it, for the same way from now on. A vehicle that cannot be had is left out, and of one that is short what is free is taken. 403 as when a vehicle is added, when none of them can be had: the cart stays as it is then.
         */
        post: operations["reorderTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/trip/trip-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book the trip cart
         * @description The vehicles come from the trip cart; every amount is computed anew and the cart is emptied. 403 codes `cart`, `provider`, `Zone`, `schedule_at`, `trip_time`, `details_data` (404 too), `coupon` (404, 406 and 407 too).
         */
        post: operations["bookTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/wish-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite vehicles and providers
         * @description No paging keys in the answer.
         */
        get: operations["getRentalWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/wish-list/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a vehicle or a provider a favourite
         * @description Exactly one of the two ids. Already there is **403** with `message`, unlike the shop's 409.
         */
        post: operations["addRentalWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/user/wish-list/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a vehicle or a provider out of the favourites
         * @description Exactly one of the two ids.
         */
        delete: operations["removeRentalWish"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/brand-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands of vehicles */
        get: operations["listVehicleBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/category-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of vehicles
         * @description The list comes under the key `vehicles`.
         */
        get: operations["listVehicleCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/get-provider-vehicles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles of one provider
         * @description The filters of `searchVehicles`; `trip_type` is sent as `provider_wise`.
         */
        get: operations["listProviderVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/get-vehicle-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vehicle */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/popular-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands that are rented most */
        get: operations["listPopularVehicleBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/reviews/{vehicle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of one vehicle */
        get: operations["listVehicleReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vehicles that can be taken from a place at a time
         * @description 403 code `zone` when the pickup point lies outside every zone.
         */
        get: operations["searchVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/search/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names that begin a vehicle search */
        get: operations["suggestVehicleNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rental/vehicle/top-rated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best rated vehicles */
        get: operations["listTopRatedVehicles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shipping-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipping policy
         * @description A bare JSON string of HTML, as `getTermsAndConditions`.
         */
        get: operations["getShippingPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A store
         * @description Of any module, whatever the header says. Its categories are top-level ones, also where an item stands in a child of theirs. Unknown stores answer an empty object.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/discounted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores with a discount */
        get: operations["listDiscountedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/get-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores by kind of list */
        get: operations["listStoresByKind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/get-stores/{filter_data}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All stores */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Newest stores */
        get: operations["listLatestStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Popular stores */
        get: operations["listPopularStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/popular-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Most ordered items of a store */
        get: operations["listPopularStoreItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/quick-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stores that deliver soonest
         * @description Those that are open now first; by the shortest time to the door.
         */
        get: operations["listQuickStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/recommended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recommended stores */
        get: operations["listRecommendedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a store */
        get: operations["listStoreReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores by words */
        get: operations["searchStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/top-offer-near-me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers nearby */
        get: operations["listNearbyOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/top-rated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best rated stores */
        get: operations["listTopRatedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stores/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stores that the shop has approved
         * @description Those that are open now first; most ordered first.
         */
        get: operations["listVerifiedStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/terms-and-conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms and conditions
         * @description A **bare JSON string** of HTML in the language of `X-localization`; sanitise it before showing. Older backends serve these as web pages outside `/api/v1` instead.
         */
        get: operations["getTermsAndConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/testimonial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers say (legacy)
         * @deprecated
         * @description The same words stand in `testimonial_list` of the landing content.
         */
        get: operations["listTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vehicle/extra_charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courier vehicle surcharge of a distance
         * @description A bare number in the shop's currency; 0 when there is none.
         */
        get: operations["getExtraCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vendor/business_plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how a registered store pays the shop
         * @description A paid plan through a gateway answers where to pay; commission, wallet and free trial answer the store's state.
         */
        post: operations["chooseBusinessPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vendor/package-view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subscription plans for a store that registers */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/vendor/subscription/payment/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for the subscription of a registered store
         * @description For a store that has no plan yet, when the shop sells subscriptions. The browser goes to `redirect_link` and comes back to `callback` as from the payment of an order.
         */
        post: operations["paySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/zone/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a point lies in a zone */
        get: operations["checkZone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/zone/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All active zones with their outlines
         * @description `formated_coordinates` is spelled so on the wire.
         */
        get: operations["listZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the sandbox is up
         * @description Of the sandbox, in every mode: 200 once it listens and its database answers.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What would have been sent by SMS and e-mail
         * @description While the shop's config says `demo`; else 404. A page for people, the newest first.
         */
        get: operations["showOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/outbox/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The newest code sent to a phone or address
         * @description While the shop's config says `demo`; else 404. Of the last 10 minutes.
         */
        post: operations["readNewestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/push/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * With which key a browser asks its push service for an address
         * @description The shop's public key for web push (RFC 8292), as `PushManager.subscribe` takes it. It stays the same as long as the database lives.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a browser what its customer is told
         * @description What the list of notifications shows from now on is sent to this browser too, encrypted for it (RFC 8291), as JSON of an entry of that list with `id` and `data`, in the language of this call. It ends with the session. A browser that asks again is told once; of more than ten browsers the one that asked first is told no more. The endpoint must be of a push service that the shop sends to, else it is refused.
         */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell a browser nothing more
         * @description One that was not told is answered alike.
         */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop tells a customer, as it is told
         * @description Server-sent events, while the config says `event_stream`; all other backends are polled. Each event is a notification as the list of them has it, under its id; whoever comes back with `Last-Event-ID` gets what was told since. The stream ends with the session.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/test/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the sandbox's time
         * @description Test mode only. `now: null` goes back to the real time; `frozen` stops the clock at `now`; `advanceMs` moves it. Every date that the sandbox stores or compares follows.
         */
        post: operations["setClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/test/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the shop's settings
         * @description Test mode only. The given keys of the config are set, `centralize_login` key by key, until they are set anew or the data is reset.
         */
        post: operations["changeConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/test/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan faults of the API
         * @description Test mode only. Replaces the plan; an empty list lifts it. A fault strikes the calls of its operation, or of its path prefix, or of the whole API. The same `seed` strikes the same calls.
         */
        post: operations["planFaults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/test/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start anew
         * @description Test mode only: the demo city as it was seeded, the real time, no faults, no counted attempts.
         */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/tiles/{theme}/{language}/{zoom}/{x}/{y}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tile of the demo city's map
         * @description 256 by 256 pixels in the usual square map of the world, as map libraries ask for it. The names and the colours follow language and theme; beyond the island there is open sea. Maps that show it name it as "© Sixways demo city". Cached for a week.
         */
        get: operations["getTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An extra that can be ordered with an item. */
        AddOn: {
            id: number;
            isChecked?: boolean;
            name: string;
            price: number;
            quantity?: number;
            status: number;
            store_id: number;
        };
        /** @description An address of the address book; coordinates are decimal texts. */
        Address: components["schemas"]["AddressWords"] & {
            /** @description Not returned by backends that do not store it, such as this sandbox. */
            additional_information?: string | null;
            address_label?: string | null;
            id: number;
            latitude: string;
            longitude: string;
            user_id: number;
            zone_id: number;
            zone_ids: number[];
        };
        /** @description What an address is made of when it is saved. */
        AddressFields: components["schemas"]["AddressWords"] & {
            additional_information?: string | null;
            address_label?: string | null;
            contact_person_email?: string | null;
            id?: number | string;
            latitude: number | string;
            longitude: number | string;
        };
        /** @description An address in words, and whom to reach there. */
        AddressWords: components["schemas"]["DoorFields"] & {
            address: string;
            address_type: string;
            contact_person_name: string;
            contact_person_number: string;
        };
        /**
         * @description A paid placement of a store on the home page of its module.
         * @example {
         *       "id": 4,
         *       "store_id": 18,
         *       "module_id": 1,
         *       "add_type": "store_promotion",
         *       "title": "New oven, same hands",
         *       "description": "Fresh bread from six in the morning",
         *       "start_date": "2024-01-01 00:00:00",
         *       "end_date": "2024-12-31 23:59:59",
         *       "priority": 1,
         *       "is_rating_active": 1,
         *       "is_review_active": 1,
         *       "average_rating": 4.6,
         *       "reviews_comments_count": 31,
         *       "cover_image_full_url": null,
         *       "profile_image_full_url": null,
         *       "video_attachment_full_url": null,
         *       "status": "approved"
         *     }
         */
        Advertisement: {
            /**
             * @description A video advertisement, or a promotion of the store itself.
             * @enum {string}
             */
            add_type: "video_promotion" | "store_promotion";
            average_rating?: number | null;
            /** @description Bare file name. */
            cover_image?: string | null;
            cover_image_full_url?: string | null;
            description?: string | null;
            /** @description Date and time. */
            end_date: string;
            id: number;
            is_rating_active?: number | boolean;
            is_review_active?: number | boolean;
            module_id?: number;
            priority?: number | null;
            profile_image?: string | null;
            profile_image_full_url?: string | null;
            reviews_comments_count?: number | null;
            /** @description Date and time. */
            start_date: string;
            /** @description `approved` in this list. */
            status: string;
            /** @description The advertised store, in short. */
            store?: {
                id?: number;
                logo_full_url?: string | null;
                name?: string;
                slug?: string | null;
            } | null;
            store_id: number;
            title: string | null;
            video_attachment?: string | null;
            video_attachment_full_url?: string | null;
        };
        /** @description An analytics account that the owner connected. */
        AnalyticScript: {
            /** @description The id of the account there. */
            script_id: string;
            /** @description Which service: `google_analytics`, `google_tag_manager`, `meta_pixel`, `linkedin_insight`; others may come and are left alone. */
            type: string;
        };
        /** @description What was done, in the language of the request. */
        Answer: {
            message: string;
        };
        /** @description A banner; it opens its store, item or link. */
        Banner: {
            id: number;
            image: string | null;
            image_full_url: string | null;
            item: components["schemas"]["Item"] | null;
            link: string | null;
            store: components["schemas"]["Store"] | null;
            title: string;
            type: string | null;
        };
        /** @description A brand. */
        Brand: {
            id: number;
            image: string | null;
            image_full_url: string | null;
            items_count: number;
            name: string;
            slug: string;
            status: number;
        };
        /** @description A basic campaign that stores join. */
        Campaign: {
            /** @description YYYY-MM-DD */
            available_date_ends: string;
            /** @description YYYY-MM-DD */
            available_date_starts: string;
            description: string;
            end_time: string;
            id: number;
            image: string | null;
            image_full_url: string | null;
            module_id: number;
            start_time: string;
            status: number;
            stores?: components["schemas"]["Store"][];
            title: string;
        };
        /** @description A line to add. */
        CartAddition: {
            add_on_ids?: (number | string)[];
            add_on_qtys?: (number | string)[];
            guest_id?: number | string | null;
            item_id: number | string;
            /** @enum {string} */
            model: "Item" | "ItemCampaign";
            /** @description Shown to the customer; never used to charge. */
            price: number | string;
            quantity: number | string;
            variation?: unknown[];
        };
        /** @description A line to change. */
        CartChange: {
            add_on_ids?: (number | string)[];
            add_on_qtys?: (number | string)[];
            cart_id: number | string;
            guest_id?: number | string | null;
            item_id?: number | string;
            /** @enum {string} */
            model?: "Item" | "ItemCampaign";
            /** @description Shown to the customer; never used to charge. */
            price: number | string;
            quantity: number | string;
            variation?: unknown[];
        };
        /** @description The item of a cart row: `add_ons` are ids here, `addons` all of them. */
        CartItem: {
            add_ons: number[];
            addons: components["schemas"]["AddOn"][];
            allergies_name?: string[];
            attributes?: unknown[];
            /** @description YYYY-MM-DD */
            available_date_ends?: string;
            /** @description YYYY-MM-DD */
            available_date_starts?: string;
            available_time_ends: string | null;
            /** @description HH:mm:ss, HH:mm on campaigns. */
            available_time_starts: string | null;
            avg_rating: number;
            brand_id?: number | null;
            category_id: number;
            category_ids: {
                id: string;
                name: string;
                position: number;
            }[];
            choice_options: components["schemas"]["ChoiceOption"][];
            common_condition_id?: number | null;
            delivery_time?: string;
            description: string | null;
            discount: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            flash_sale: number | boolean;
            food_variations: components["schemas"]["FoodVariation"][];
            free_delivery?: boolean;
            generic_name?: string[];
            halal_tag_status: number;
            id: number;
            image: string | null;
            image_full_url: string | null;
            images: string[];
            images_full_url?: string[];
            is_approved: number;
            is_basic?: number | boolean;
            is_campaign: number | boolean;
            is_halal: number;
            is_prescription_required?: number | boolean;
            max_delivery_time: number;
            /** @description null: no limit. */
            maximum_cart_quantity: number | null;
            min_delivery_time: number;
            module_id: number;
            module_type: string;
            name: string;
            nutritions_name?: string[];
            order_count: number;
            organic: number;
            /** @description Of one, before discount and options. */
            price: number;
            rating_count: number;
            recommended: number;
            reviews?: components["schemas"]["Review"][];
            schedule_order: boolean;
            set_menu: number;
            slug: string | null;
            status: number;
            stock: number;
            store_details?: components["schemas"]["Store"];
            /** @description Percent; above 0 it takes the place of the item's own discount. */
            store_discount: number;
            /** @description The terms of `store_discount`, so that a list of items can say what earns it. Ours: a backend may leave it out, and the store's own `discount` is asked instead. */
            store_discount_terms?: components["schemas"]["StoreDiscount"];
            store_id: number;
            store_name: string;
            tags?: {
                id: number;
                tag: string;
            }[];
            tax: number;
            /** @description Newer backends. */
            tax_data?: unknown[];
            tax_type: string;
            unit: {
                id: number;
                unit: string;
            } | null;
            unit_type: string | null;
            variations: components["schemas"]["StockVariation"][];
            veg: number;
            whislists_count?: number;
            zone_id: number;
        };
        /** @description A row of the cart; `item` carries all add-ons with what is ticked. */
        CartRow: {
            add_on_ids: number[];
            add_on_qtys: number[];
            id: number;
            is_guest: boolean;
            item: components["schemas"]["CartItem"];
            item_id: number;
            item_type: string;
            module_id: number;
            price: number;
            quantity: number;
            user_id: number;
            variation: unknown[];
        };
        /** @description A cashback offer. */
        Cashback: {
            cashback_amount: number;
            /** @enum {string} */
            cashback_type: "percentage" | "amount";
            customer_id: string;
            /** @description YYYY-MM-DD */
            end_date: string;
            id: number;
            is_rental?: number;
            max_discount: number;
            min_purchase: number;
            same_user_limit: number;
            /** @description YYYY-MM-DD */
            start_date: string;
            status: boolean;
            title: string;
            total_used: number;
        };
        /** @description A category (position 0) or sub-category (position 1). */
        Category: {
            childes?: components["schemas"]["Category"][];
            childes_count?: number;
            featured: number;
            id: number;
            image: string | null;
            image_full_url: string | null;
            module_id: number;
            name: string;
            order_count?: number;
            parent?: components["schemas"]["Category"];
            parent_id: number;
            position: number;
            priority: number;
            products_count?: number;
            slug: string | null;
            status: number;
        };
        /**
         * @description Who stands on a side of a conversation.
         * @enum {string}
         */
        ChatSide: "customer" | "vendor" | "delivery_man" | "admin";
        /**
         * @description One side of a conversation. `id` is the chat identity and differs from the customer, vendor or courier id, which stand in the fields named after them.
         * @example {
         *       "id": 41,
         *       "f_name": "Omar",
         *       "l_name": "Haddad",
         *       "phone": "+8801700000201",
         *       "email": "omar@example.com",
         *       "image": "omar.png",
         *       "image_full_url": "https://shop.example/storage/store/omar.png",
         *       "user_id": null,
         *       "vendor_id": 18,
         *       "deliveryman_id": null,
         *       "admin_id": null
         *     }
         */
        ChatUser: {
            admin_id?: number | null;
            /** Format: date-time */
            created_at?: string;
            deliveryman_id?: number | null;
            email?: string | null;
            f_name: string | null;
            id: number;
            /** @description Bare file name. */
            image?: string | null;
            /** @description URL, null when there is no picture. */
            image_full_url: string | null;
            l_name: string | null;
            phone?: string | null;
            /** Format: date-time */
            updated_at?: string;
            /** @description Customer id when this side is a customer. */
            user_id?: number | null;
            /** @description Vendor id (not store id) when this side is a store. */
            vendor_id?: number | null;
        };
        /** @description What a non-food item can be chosen by. */
        ChoiceOption: {
            name: string;
            options: string[];
            title: string;
        };
        /** @description A common condition that medicines help with. */
        Condition: {
            id: number;
            items_count?: number;
            name: string;
            slug?: string;
            status?: number;
        };
        /** @description The shop's settings. */
        Config: {
            active_payment_method_list: {
                gateway: string;
                gateway_image: string | null;
                gateway_image_full_url: string | null;
                gateway_title: string;
            }[];
            add_fund_status: number;
            additional_charge: number;
            additional_charge_name: string;
            additional_charge_status: number;
            address: string;
            admin_commission: number;
            admin_free_delivery: {
                free_delivery_over: number;
                status: boolean;
                type: string | null;
            };
            app_minimum_version_android?: number;
            app_minimum_version_ios?: number;
            app_url_android?: string | null;
            app_url_ios?: string | null;
            apple_login: {
                client_id?: string | null;
                client_id_app?: string | null;
                login_medium: string;
                redirect_url_flutter?: string | null;
                redirect_url_react?: string | null;
                status: boolean;
                /** @description The provider's script. Only this sandbox names it, for its own one. */
                url?: string | null;
            }[];
            /** @description Older clients build the address of every picture from it: base, slash, file name. Newer backends that send `*_full_url` may leave it out. */
            base_urls?: {
                [key: string]: string;
            };
            business_name: string;
            cancelation_policy: number;
            canceled_by_deliveryman: boolean;
            canceled_by_store: boolean;
            cash_on_delivery: boolean;
            centralize_login: {
                apple_login_status: number;
                email_verification_status: number;
                facebook_login_status: number;
                google_login_status: number;
                manual_login_status: number;
                otp_login_status: number;
                phone_verification_status: number;
                social_login_status: number;
            };
            commission_business_model: number;
            cookies_text?: string | null;
            /** @description ISO 3166 alpha-2. */
            country: string;
            country_picker_status: number;
            /** @description ISO 4217. */
            currency_code?: string;
            currency_symbol: string;
            /** @enum {string} */
            currency_symbol_direction: "left" | "right";
            customer_verification: boolean;
            customer_wallet_status: number;
            /** @description Decimal texts. */
            default_location: {
                lat: string;
                lng: string;
            };
            demo: boolean;
            digit_after_decimal_point: number;
            digital_payment: boolean;
            digital_payment_info: {
                default_payment_gateways: boolean;
                digital_payment: boolean;
                plugin_payment_gateways: boolean;
            };
            dm_tips_status: number;
            email: string;
            /** @description Of this sandbox; whether `/sandbox/stream` tells customers at once what is new. Left out, one polls. */
            event_stream?: number;
            fav_icon?: string | null;
            fav_icon_full_url?: string | null;
            firebase_otp_verification: number;
            /** @description The shop's project at Firebase, for phone codes and for messages. Only this sandbox names it; elsewhere it is a setting of the client's build. */
            firebase_web_config?: {
                api_key?: string | null;
                app_id?: string | null;
                auth_domain?: string | null;
                messaging_sender_id?: string | null;
                project_id?: string | null;
                /** @description The public key of the project's web push certificate. Where this and the four others of a web app are named, browsers get their notifications from Firebase. */
                vapid_key?: string | null;
            };
            footer_text: string;
            /** @description The threshold of `admin_free_delivery` as older clients read it; null without one. */
            free_delivery_over?: number | null;
            guest_checkout_status: number;
            home_delivery_status: number;
            is_mail_active: boolean;
            is_sms_active: boolean;
            landing_page_links?: unknown;
            language: {
                key: string;
                value: string;
            }[];
            logo: string | null;
            logo_full_url: string | null;
            loyalty_point_exchange_rate: number;
            loyalty_point_item_purchase_point: number;
            loyalty_point_minimum_point: number;
            loyalty_point_status: number;
            maintenance_mode: boolean;
            /** @description Optional ceiling for cash; older deployments lack it. */
            maximum_cod_order_amount?: number | null;
            minimum_shipping_charge: number;
            module: components["schemas"]["Module"] | null;
            /** @description What each type of module can; clients read the entry of a module without a check. */
            module_config?: {
                module_type: string[];
            } & {
                [key: string]: components["schemas"]["ModuleTypeConfig"] | string[];
            };
            new_customer_discount_amount: number;
            new_customer_discount_amount_type: string;
            new_customer_discount_amount_validity: number;
            new_customer_discount_status: number;
            new_customer_discount_validity_type: string;
            offline_payment_status: number;
            order_confirmation_model: string;
            /** @description Of this sandbox; whether an order or trip is confirmed by SMS as well. Left out, it is not. */
            order_confirmation_sms?: number;
            order_delivery_verification: boolean;
            /** @description Newer backends; what bringing a canceled parcel back costs. */
            parcel_cancellation_basic_setup?: {
                return_fee?: number;
                return_fee_status?: number | boolean;
            } | null;
            /** @description Newer backends. */
            parcel_cancellation_status?: number;
            parcel_minimum_shipping_charge: number;
            parcel_per_km_shipping_charge: number;
            /** @description Newer backends. */
            parcel_return_time_fee?: Record<string, unknown> | null;
            partial_payment_method: string;
            partial_payment_status: number;
            per_km_shipping_charge: number;
            phone: string;
            prescription_order_status: boolean;
            ref_earning_exchange_rate: number;
            ref_earning_status: number;
            refund_active_status: boolean;
            refund_policy: number;
            schedule_order: boolean;
            /** @description Minutes. */
            schedule_order_slot_duration: number;
            shipping_policy: number;
            social_login: {
                /** @description Only this sandbox names it; elsewhere it is a setting of the client's build. */
                client_id?: string | null;
                login_medium: string;
                status: boolean;
                /** @description The provider's sign-in page. Only this sandbox names it, for its own ones. */
                url?: string | null;
            }[];
            social_media: {
                id: number;
                link: string;
                name: string;
                status: number;
            }[];
            subscription_business_model: number;
            subscription_free_trial_days: number;
            subscription_free_trial_status: number;
            subscription_free_trial_type: string;
            sys_language: {
                default: boolean;
                /** @enum {string} */
                direction: "ltr" | "rtl";
                key: string;
                value: string;
            }[];
            system_tax_include_status?: number;
            system_tax_type?: string | null;
            takeaway_status: number;
            tax_included: number;
            /** @enum {string} */
            timeformat: "12" | "24";
            toggle_dm_registration: boolean;
            toggle_store_registration: boolean;
            toggle_veg_non_veg: boolean;
            /** @description Newer backends. */
            vehicle_day_wise_min?: number;
            vehicle_distance_min?: number;
            vehicle_fuel_types?: string[];
            vehicle_hourly_min?: number;
            vehicle_transmission_types?: string[];
            websocket_key?: string | null;
            websocket_port?: number;
            websocket_status: number;
            websocket_url?: string | null;
        };
        /**
         * @description A chat of the customer with a store, a courier or the shop itself. The customer may stand on either side; in a conversation with the shop (admin, id 0) the partner's side is null.
         * @example {
         *       "id": 5,
         *       "sender_id": 40,
         *       "sender_type": "customer",
         *       "receiver_id": 41,
         *       "receiver_type": "vendor",
         *       "last_message_id": 77,
         *       "last_message_time": "2024-01-31 10:00:00",
         *       "unread_message_count": 1,
         *       "sender": {
         *         "id": 40,
         *         "f_name": "Nadia",
         *         "l_name": "Karim",
         *         "image_full_url": null,
         *         "user_id": 12,
         *         "vendor_id": null
         *       },
         *       "receiver": {
         *         "id": 41,
         *         "f_name": "Omar",
         *         "l_name": "Haddad",
         *         "image_full_url": null,
         *         "user_id": null,
         *         "vendor_id": 18
         *       },
         *       "last_message": {
         *         "id": 77,
         *         "conversation_id": 5,
         *         "sender_id": 41,
         *         "message": "Your order is on its way.",
         *         "file": null,
         *         "file_full_url": [],
         *         "is_seen": 0,
         *         "order_id": null,
         *         "created_at": "2024-01-31T10:00:00.000000Z"
         *       }
         *     }
         */
        Conversation: {
            /** Format: date-time */
            created_at?: string;
            id: number;
            /** @description Present in lists. */
            last_message?: components["schemas"]["Message"] | null;
            last_message_id: number | null;
            /** @description Date and time of the last message. */
            last_message_time: string | null;
            receiver: components["schemas"]["ChatUser"] | null;
            /** @description Chat identity of the second side; 0 is the shop. */
            receiver_id: number;
            receiver_type: components["schemas"]["ChatSide"];
            sender: components["schemas"]["ChatUser"] | null;
            /** @description Chat identity of the first side; 0 is the shop. */
            sender_id: number;
            sender_type: components["schemas"]["ChatSide"];
            unread_message_count: number;
            /** Format: date-time */
            updated_at?: string;
        };
        /** @description A coupon; `data` is JSON text of zone or store ids, a store name in lists. */
        Coupon: {
            code: string;
            /** @enum {string} */
            coupon_type: "store_wise" | "zone_wise" | "free_delivery" | "first_order" | "default";
            created_by: string;
            customer_id: string;
            data: string;
            discount: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            /** @description YYYY-MM-DD */
            expire_date: string;
            id: number;
            limit: number | null;
            /** @description 0: no cap. */
            max_discount: number;
            min_purchase: number;
            module_id: number | null;
            slug: string | null;
            /** @description YYYY-MM-DD */
            start_date: string;
            status: number;
            store?: unknown;
            store_id: number | null;
            title: string;
            total_uses: number;
            /** @description An own extension, where `past` is asked for; how often the customer has used it. */
            used_by_customer?: number;
            /** @description Some backends; the zones of a zone_wise coupon, whose `data` then names none. */
            zoneId?: string | number | null;
        };
        /** @description Where the courier of an order was last seen. */
        CourierLocation: {
            delivery_man_id: number;
            id: number;
            latitude: string;
            /** @description An address, where the courier told one. */
            location: string | null;
            longitude: string;
            order_id: number;
            /** Format: date-time */
            time: string;
        };
        CourierRegistration: {
            /**
             * @description 1 freelancer, 0 salaried.
             * @enum {integer|string}
             */
            earning: 0 | 1 | "0" | "1";
            /** Format: email */
            email: string;
            f_name: string;
            identity_number: string;
            /** @enum {string} */
            identity_type: "passport" | "driving_license" | "nid";
            l_name?: string | null;
            /** @description Upper and lower case, a digit, a symbol, and not known from a leak. */
            password: string;
            /** @description International, with a leading `+`. */
            phone: string;
            referral_code?: string | null;
            /** @description JSON text of a list; wanted by some backends. */
            serve_for?: string | null;
            vehicle_id: components["schemas"]["WireInteger"];
            zone_id: components["schemas"]["WireInteger"];
        };
        /**
         * @description The signed-in customer. The name is kept as `f_name` and `l_name`; some clients read `last_name`.
         * @example {
         *       "id": 12,
         *       "f_name": "Nadia",
         *       "l_name": "Karim",
         *       "phone": "+8801700000012",
         *       "email": "nadia@example.com",
         *       "image": null,
         *       "image_full_url": null,
         *       "is_phone_verified": 1,
         *       "is_email_verified": 1,
         *       "status": 1,
         *       "order_count": 7,
         *       "login_medium": "manual",
         *       "social_id": null,
         *       "zone_id": 1,
         *       "wallet_balance": 120.5,
         *       "loyalty_point": 340,
         *       "ref_code": "NADIA12X",
         *       "ref_by": null,
         *       "current_language_key": "en",
         *       "cm_firebase_token": null,
         *       "userinfo": null,
         *       "member_since_days": 96,
         *       "selected_modules_for_interest": [
         *         1,
         *         "2"
         *       ],
         *       "is_valid_for_discount": false,
         *       "discount_amount": 0,
         *       "discount_amount_type": "",
         *       "validity": "",
         *       "storage": []
         *     }
         */
        CustomerInfo: {
            average_rating?: number;
            cm_firebase_token?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** @description Language code stored from the last `X-localization`. */
            current_language_key: string;
            /** @description Referral discount; percent or money by `discount_amount_type`. */
            discount_amount: number;
            /** @enum {string} */
            discount_amount_type: "amount" | "percentage" | "";
            email: string | null;
            f_name: string;
            id: number;
            /** @description Bare file name. */
            image: string | null;
            /** @description URL, null when there is no picture. */
            image_full_url: string | null;
            /** @description A flag; 0/1 or a boolean, by age of the backend. */
            is_email_verified: number | boolean;
            /** @enum {integer} */
            is_phone_verified: 0 | 1;
            /** @description True while the first-order referral discount may be used. */
            is_valid_for_discount: boolean;
            /** @description Empty or null when the customer gave one word as a name. */
            l_name: string | null;
            /** @description In place of `l_name`, as a backend may spell it; this sandbox does not (OPEN-37). */
            last_name?: string | null;
            /** @description How the account was made (`manual`, `otp`, `google`, `facebook`, `apple`). */
            login_medium: string | null;
            /** @description Points, not money. */
            loyalty_point: number;
            /** @description Days. */
            member_since_days: number;
            order_count: number;
            /** @description International, with a leading `+`. */
            phone: string;
            /** @description Id of the customer who referred this one. */
            ref_by: number | null;
            /** @description The customer's own referral code. */
            ref_code: string | null;
            /** @description Module ids whose interests were chosen; ints and strings may be mixed. */
            selected_modules_for_interest: (number | string)[];
            social_id?: string | null;
            /** @description A flag; 0 or false is a blocked account. */
            status: number | boolean;
            /** @description Where pictures are kept; a client may ignore it. */
            storage?: Record<string, unknown>[];
            total_review?: number;
            /** Format: date-time */
            updated_at?: string;
            /** @description The customer's chat identity, null before the first message. */
            userinfo: components["schemas"]["ChatUser"] | null;
            /** @description How long the referral discount lasts, as a text; empty when there is none. */
            validity: string;
            /** @description Money in the shop's currency. */
            wallet_balance: number;
            zone_id: number | null;
        };
        /** @description The courier of an order. */
        DeliveryMan: {
            avg_rating: number;
            email: string | null;
            f_name: string;
            id: number;
            image: string | null;
            image_full_url: string | null;
            l_name: string;
            lat: string | null;
            lng: string | null;
            location: string | null;
            phone: string;
            rating_count: number;
            vehicle_id: number | null;
            zone_id: number | null;
        };
        /** @description The door of an address, beside its words. */
        DoorFields: {
            floor?: string | null;
            house?: string | null;
            road?: string | null;
        };
        /** @description The paging value as it was sent; text when it came from the query, null when left out. */
        EchoedPaging: number | string | null;
        /** @description The one error envelope: one entry per fault; for validation `code` is the field. */
        ErrorEnvelope: {
            errors: {
                code: string;
                message: string;
            }[];
        };
        /** @description A file of a multipart body. */
        File: string;
        /** @description The running flash sale. */
        FlashSale: {
            active_products?: components["schemas"]["FlashSaleItem"][];
            admin_discount_percentage: number;
            end_date: string;
            id: number;
            is_publish: number;
            module_id: number;
            start_date: string;
            title: string;
            vendor_discount_percentage: number;
        };
        /** @description An item of a flash sale with what is left of it. */
        FlashSaleItem: {
            available_stock: number;
            discount: number;
            discount_amount: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            flash_sale_id: number;
            id: number;
            item: components["schemas"]["Item"];
            item_id: number;
            price: number;
            sold: number;
            status: number;
            stock: number;
        };
        /** @description A group of options of a food item. */
        FoodVariation: {
            /** @description Most options of a multi group. */
            max: number | string;
            /** @description Least options of a multi group; 0 when it names none. */
            min: number | string;
            name: string;
            /** @enum {string} */
            required: "on" | "off";
            /** @enum {string} */
            type: "single" | "multi";
            values: {
                isSelected?: boolean;
                label: string;
                optionPrice: number | string;
            }[];
        };
        /** @description The guest whose data it is; null or left out beside a token. */
        GuestId: number | string | null;
        /** @description An item or, with campaign dates, a campaign item. Money in the shop's currency. */
        Item: {
            add_ons: components["schemas"]["AddOn"][];
            allergies_name?: string[];
            attributes?: unknown[];
            /** @description YYYY-MM-DD */
            available_date_ends?: string;
            /** @description YYYY-MM-DD */
            available_date_starts?: string;
            available_time_ends: string | null;
            /** @description HH:mm:ss, HH:mm on campaigns. */
            available_time_starts: string | null;
            avg_rating: number;
            brand_id?: number | null;
            category_id: number;
            category_ids: {
                id: string;
                name: string;
                position: number;
            }[];
            choice_options: components["schemas"]["ChoiceOption"][];
            common_condition_id?: number | null;
            delivery_time?: string;
            description: string | null;
            discount: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            flash_sale: number | boolean;
            /** @description Groups of a food item; the empty text when there are none (wire quirk). */
            food_variations: components["schemas"]["FoodVariation"][] | "";
            free_delivery?: boolean;
            generic_name?: string[];
            halal_tag_status: number;
            id: number;
            image: string | null;
            image_full_url: string | null;
            images: string[];
            images_full_url?: string[];
            is_approved: number;
            is_basic?: number | boolean;
            is_campaign: number | boolean;
            is_halal: number;
            is_prescription_required?: number | boolean;
            max_delivery_time: number;
            /** @description null: no limit. */
            maximum_cart_quantity: number | null;
            min_delivery_time: number;
            /** @description In place of `module_type`, where a backend sends the module itself. */
            module?: {
                module_type?: string;
            };
            module_id: number;
            module_type: string;
            name: string;
            nutritions_name?: string[];
            order_count: number;
            organic: number;
            /** @description Of one, before discount and options. */
            price: number;
            rating_count: number;
            recommended: number;
            /** @description Percent, where a backend sends it in place of `store_discount` (OPEN-22). */
            restaurant_discount?: number;
            reviews?: components["schemas"]["Review"][];
            schedule_order: boolean;
            set_menu: number;
            slug: string | null;
            status: number;
            stock: number;
            store_details?: components["schemas"]["Store"];
            /** @description Percent; above 0 it takes the place of the item's own discount. */
            store_discount: number;
            /** @description The terms of `store_discount`, so that a list of items can say what earns it. Ours: a backend may leave it out, and the store's own `discount` is asked instead. */
            store_discount_terms?: components["schemas"]["StoreDiscount"];
            store_id: number;
            store_name: string;
            tags?: {
                id: number;
                tag: string;
            }[];
            tax: number;
            /** @description Newer backends. */
            tax_data?: unknown[];
            tax_type: string;
            unit: {
                id: number;
                unit: string;
            } | null;
            unit_type: string | null;
            variations: components["schemas"]["StockVariation"][];
            veg: number;
            whislists_count?: number;
            /** @description In place of `whislists_count`, where a backend spells it so (OPEN-44). */
            wishlist_count?: number;
            zone_id: number;
        };
        /**
         * @description What the owner wrote for the web landing page, in the language of `X-localization`. Every text may be null and is then left out of the page; `*_full_url` is null when the file is missing.
         * @example {
         *       "header_title": "Everything around you, one basket",
         *       "header_sub_title": "Food, groceries, pharmacy, shops, parcels and rental",
         *       "header_tag_line": "More than a store",
         *       "header_icon": null,
         *       "header_icon_full_url": null,
         *       "header_banner": null,
         *       "header_banner_full_url": null,
         *       "company_title": "One city, six ways",
         *       "company_sub_title": null,
         *       "company_description": null,
         *       "company_button_name": null,
         *       "company_button_url": null,
         *       "download_user_app_title": null,
         *       "download_user_app_sub_title": null,
         *       "earning_title": "Earn with us",
         *       "earning_sub_title": null,
         *       "earning_seller_title": "Open your store",
         *       "earning_seller_sub_title": "Sell to the whole city",
         *       "earning_seller_button_name": "Register",
         *       "earning_dm_title": "Deliver",
         *       "earning_dm_sub_title": "Ride when you like",
         *       "earning_dm_button_name": "Join",
         *       "business_title": null,
         *       "business_sub_title": null,
         *       "business_image": null,
         *       "business_image_full_url": null,
         *       "testimonial_title": null,
         *       "fixed_newsletter_title": "Stay in touch",
         *       "fixed_newsletter_sub_title": "One letter a month",
         *       "fixed_footer_description": "One storefront for the whole city.",
         *       "fixed_promotional_banner": null,
         *       "fixed_promotional_banner_full_url": null,
         *       "available_zone_title": "Where we are",
         *       "available_zone_short_description": null,
         *       "available_zone_image": null,
         *       "available_zone_image_full_url": null,
         *       "earning_seller_status": 1,
         *       "earning_dm_status": 1,
         *       "available_zone_status": 1,
         *       "testimonial_list": [],
         *       "promotion_banners": [],
         *       "promotion_banners_full_url": [],
         *       "download_user_app_links": {
         *         "playstore_url": "https://play.example/app",
         *         "playstore_url_status": "1",
         *         "apple_store_url": null,
         *         "apple_store_url_status": "0"
         *       },
         *       "download_business_app_links": {
         *         "seller_playstore_url": null,
         *         "dm_playstore_url": null
         *       },
         *       "available_zone_list": [
         *         {
         *           "id": 1,
         *           "name": "Centre",
         *           "display_name": "City centre",
         *           "modules": [
         *             "Food",
         *             "Grocery"
         *           ]
         *         }
         *       ]
         *     }
         */
        Landing: {
            available_zone_image: string | null;
            available_zone_image_full_url: string | null;
            available_zone_list: {
                display_name: string | null;
                id: number;
                /** @description Module names. */
                modules: string[];
                name: string;
            }[];
            available_zone_short_description: string | null;
            /**
             * @description 1 shows the section.
             * @enum {integer}
             */
            available_zone_status: 0 | 1;
            available_zone_title: string | null;
            /** @description Older backends only; newer ones send `*_full_url`. */
            base_urls?: {
                [key: string]: string;
            };
            business_image: string | null;
            business_image_full_url: string | null;
            business_sub_title: string | null;
            business_title: string | null;
            company_button_name: string | null;
            /** @description URL. */
            company_button_url: string | null;
            /** @description May hold HTML; sanitise before showing. */
            company_description: string | null;
            company_sub_title: string | null;
            company_title: string | null;
            /** @description Where the apps for stores and couriers are found. */
            download_business_app_links: {
                [key: string]: string | null;
            } | null;
            /** @description Where the customer's app is found; null when the owner set none. */
            download_user_app_links: {
                apple_store_url: string | null;
                /**
                 * @description A flag as text.
                 * @enum {string}
                 */
                apple_store_url_status: "0" | "1";
                playstore_url: string | null;
                /**
                 * @description A flag as text.
                 * @enum {string}
                 */
                playstore_url_status: "0" | "1";
            } | null;
            download_user_app_sub_title: string | null;
            download_user_app_title: string | null;
            earning_dm_button_name: string | null;
            /**
             * @description 1 shows the section.
             * @enum {integer}
             */
            earning_dm_status: 0 | 1;
            earning_dm_sub_title: string | null;
            earning_dm_title: string | null;
            earning_seller_button_name: string | null;
            /**
             * @description 1 shows the section.
             * @enum {integer}
             */
            earning_seller_status: 0 | 1;
            earning_seller_sub_title: string | null;
            earning_seller_title: string | null;
            earning_sub_title: string | null;
            earning_title: string | null;
            /** @description The words beside the logo in the footer. */
            fixed_footer_description: string | null;
            fixed_newsletter_sub_title: string | null;
            fixed_newsletter_title: string | null;
            fixed_promotional_banner: string | null;
            fixed_promotional_banner_full_url: string | null;
            header_banner: string | null;
            header_banner_full_url: string | null;
            /** @description Bare file name. */
            header_icon: string | null;
            header_icon_full_url: string | null;
            header_sub_title: string | null;
            header_tag_line: string | null;
            header_title: string | null;
            meta_description?: string | null;
            /** @description Bare file name. */
            meta_image?: string | null;
            meta_image_full_url?: string | null;
            /** @description Title for search engines and shared links. */
            meta_title?: string | null;
            module_home_page_data_image?: string | null;
            module_home_page_data_sub_title?: string | null;
            module_home_page_data_title?: string | null;
            module_vendor_registration_data_button_title?: string | null;
            module_vendor_registration_data_image?: string | null;
            module_vendor_registration_data_sub_title?: string | null;
            module_vendor_registration_data_title?: string | null;
            promotion_banners: {
                /** @description Bare file name. */
                img: string;
                /** @description public or s3. */
                storage?: string;
            }[];
            promotion_banners_full_url: (string | null)[];
            testimonial_list: components["schemas"]["Testimonial"][];
            testimonial_title: string | null;
        };
        /** @description Decimal degrees. */
        Latitude: number;
        /**
         * @description Answer of every call that may end a sign-in (sign-up, login, code checks, personal info). `token` is null whenever a further step is due: a code, personal info, or the question whether an existing account is the customer's own. Check the flags before the token: with phone-authentication switched on, sign-up answers a token together with `is_phone_verified: 0`, and that token must not be used before the phone is verified.
         * @example {
         *       "token": "6f1c0f5b2c9d4e7a8b31",
         *       "is_phone_verified": 1,
         *       "is_email_verified": 1,
         *       "is_personal_info": 1,
         *       "is_exist_user": null,
         *       "login_type": "manual",
         *       "email": "nadia@example.com"
         *     }
         */
        LoginResponse: {
            /** @description What became of the guest's cart, when it held anything. Only this sandbox joins the two carts and tells; other backends put the guest's rows in the place of the account's. */
            cart_join?: {
                /** @description Rows the account's cart took from the guest's. */
                combined: number;
                /** @description Rows that could not be kept, for stock, limits, or because they are another store's. */
                left: number;
            };
            email: string | null;
            /**
             * @description 0 asks for the e-mail code. Never 0 together with `is_phone_verified`.
             * @enum {integer}
             */
            is_email_verified: 0 | 1;
            /** @description An older account with the same phone or e-mail; the customer is asked whether it is theirs. */
            is_exist_user: null | {
                id: number;
                /** @description URL of the account's picture. */
                image: string | null;
                name: string;
            };
            /**
             * @description 0 asks for name, phone and e-mail (`updateAuthInfo`) before a token is given.
             * @enum {integer}
             */
            is_personal_info: 0 | 1;
            /**
             * @description 0 asks for the phone code. Booleans and "0"/"1" are met elsewhere; compare loosely.
             * @enum {integer}
             */
            is_phone_verified: 0 | 1;
            /** @enum {string} */
            login_type: "manual" | "otp" | "social";
            /** @description Where a phone code went when the customer signed in by e-mail; left out by older backends, which never ask for one then. */
            phone?: string | null;
            /** @description Opaque bearer token, long-lived, without a refresh call. */
            token: string | null;
        };
        /** @description Decimal degrees. */
        Longitude: number;
        /**
         * @description One movement of the customer's loyalty points. `credit`, `debit` and `balance` are points.
         * @example {
         *       "id": 14,
         *       "user_id": 12,
         *       "transaction_id": "0f3f6f04-2e1c-4b9f-8a76-3f1f8ad3a001",
         *       "credit": 24,
         *       "debit": 0,
         *       "balance": 340,
         *       "reference": "100023",
         *       "transaction_type": "order_place",
         *       "created_at": "2024-01-31T10:00:00.000000Z"
         *     }
         */
        LoyaltyTransaction: {
            /** @description Points after this movement. */
            balance: number;
            /** @description Date and time. */
            created_at: string;
            /** @description Points earned. */
            credit: number;
            /** @description Points spent. */
            debit: number;
            id: number;
            reference: string | null;
            transaction_id: string;
            /** @enum {string} */
            transaction_type: "order_place" | "trip_booking" | "point_to_wallet";
            updated_at?: string;
            user_id: number;
        };
        /** @description Metres or seconds, with the words for them. */
        Measured: {
            text?: string;
            value: number;
        };
        /**
         * @description A chat message. It is the customer's own when `sender_id` equals their ChatUser `id`.
         * @example {
         *       "id": 77,
         *       "conversation_id": 5,
         *       "sender_id": 41,
         *       "message": "Your order is on its way.",
         *       "file": null,
         *       "file_full_url": [],
         *       "is_seen": 0,
         *       "order_id": 100023,
         *       "order": {
         *         "id": 100023,
         *         "order_status": "picked_up",
         *         "order_amount": 24.5
         *       },
         *       "created_at": "2024-01-31T10:00:00.000000Z"
         *     }
         */
        Message: {
            conversation_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description JSON text of the stored files; read `file_full_url`. */
            file: string | null;
            file_full_url: (string | null)[];
            id: number;
            /** @enum {integer} */
            is_seen: 0 | 1;
            /** @description Null when only pictures were sent. */
            message: string | null;
            /** @description A short form of the order the message is about. */
            order?: {
                created_at?: string;
                details_count?: number;
                id: number;
                /** @description Money in the shop's currency. */
                order_amount?: number;
                order_status?: string;
            } | null;
            order_id: number | null;
            /** @description ChatUser id; 0 is the shop. */
            sender_id: number;
            /** Format: date-time */
            updated_at?: string;
        };
        /** @description Either `conversation_id`, or `receiver_id` with `receiver_type`. */
        MessageFields: {
            conversation_id?: number | string | null;
            limit?: number | string;
            message?: string | null;
            offset?: number | string;
            /** @description The order it is about. */
            order_id?: number | string | null;
            /** @description 0 for the shop, the vendor id (not the store id) for a store, the courier's id. */
            receiver_id?: number | string | null;
            /** @enum {string|null} */
            receiver_type?: "admin" | "vendor" | "delivery_man" | "" | null;
        };
        /** @description One of the six modules; its status is a text on the wire. */
        Module: {
            all_zone_service: number;
            /** @description HTML. */
            description: string;
            icon: string | null;
            icon_full_url: string | null;
            id: number;
            items_count: number;
            module_name: string;
            /** @description grocery, food, pharmacy, ecommerce, parcel or rental; newer types are ignored. */
            module_type: string;
            pivot?: components["schemas"]["Pivot"];
            /** @description Newer backends. */
            slug?: string | null;
            /** @enum {string} */
            status: "1" | "0";
            stores_count: number;
            theme_id: number;
            thumbnail: string | null;
            thumbnail_full_url: string | null;
            zones?: components["schemas"]["Zone"][];
        };
        /** @description What modules of a type can do; flags of the shop's own code, not of its owner. */
        ModuleTypeConfig: {
            add_on?: boolean;
            all_zone_service?: boolean;
            allergy?: boolean;
            always_open?: boolean;
            basic?: boolean;
            brand?: boolean;
            common_condition?: boolean;
            cutlery?: boolean;
            description?: string;
            generic_name?: boolean;
            halal?: boolean;
            is_parcel?: boolean;
            is_rental?: boolean;
            item_available_time?: boolean;
            nutrition?: boolean;
            order_attachment?: boolean;
            order_place_to_schedule_interval?: boolean;
            order_status: {
                /** @description Whether a courier accepts an order before its store does. */
                accepted: boolean;
            };
            organic?: boolean;
            show_restaurant_text?: boolean;
            stock?: boolean;
            unit?: boolean;
            veg_non_veg?: boolean;
        };
        /**
         * @description A notification of the last 15 days. Those sent to everybody carry the texts twice, personal ones only in `data`: always read `data`.
         * @example {
         *       "id": 9,
         *       "title": null,
         *       "description": null,
         *       "image": null,
         *       "image_full_url": null,
         *       "status": 1,
         *       "zone_id": null,
         *       "tergat": null,
         *       "created_at": "2024-01-31 10:00:00",
         *       "updated_at": "2024-01-31 10:00:00",
         *       "data": {
         *         "title": "Order delivered",
         *         "description": "Your order 100023 has been delivered.",
         *         "order_id": 100023,
         *         "image": "",
         *         "type": "order_status"
         *       }
         *     }
         */
        Notification: {
            /** @description `YYYY-MM-DD HH:mm:ss`, UTC. */
            created_at: string;
            data: {
                description: string | null;
                image?: string | null;
                /** @description Order or trip it is about; empty text or null when it is about none. */
                order_id?: number | string | null;
                title: string | null;
                /** @description push_notification, order_status, trip_status, message, referral_code, add_fund, … An unknown type is shown as a plain notification. */
                type?: string | null;
            };
            description?: string | null;
            id: number;
            image?: string | null;
            image_full_url?: string | null;
            /** @enum {integer} */
            status: 0 | 1;
            /** @description Whom it was sent to (spelled so on the wire). */
            tergat?: string | null;
            title?: string | null;
            updated_at: string;
            zone_id?: number | null;
        };
        /** @description A way to pay outside the shop. */
        OfflineMethod: {
            id: number;
            method_fields: {
                input_data: string;
                input_name: string;
            }[];
            method_informations: {
                customer_input: string;
                customer_placeholder: string;
                is_required: number | boolean;
            }[];
            method_name: string;
            status: number;
        };
        /** @description What a customer told of a payment outside the shop, and what was found of it. */
        OfflinePayment: {
            data: {
                admin_note: string | null;
                customer_note: string | null;
                method_id: number;
                method_name: string;
                /** @enum {string} */
                status: "pending" | "verified" | "denied";
            };
            input: {
                user_data: string;
                user_input: string;
            }[];
            method_fields: {
                input_data: string;
                input_name: string;
            }[];
        };
        /**
         * @description Refusal of the details of an offline payment; it has no `errors` list.
         * @example {
         *       "payment": "No match found for the offline payment information"
         *     }
         */
        OfflinePaymentError: {
            payment: string;
        };
        /** @description An order. Money in the shop's currency, `distance` in km. */
        Order: {
            accepted: string | null;
            additional_charge: number;
            /** @description Newer backends. */
            bring_change_amount?: number | null;
            callback?: string | null;
            canceled: string | null;
            canceled_by: string | null;
            /** @description Newer backends. */
            cancellation_note?: string | null;
            cancellation_reason: string | null;
            /** @enum {string|null} */
            charge_payer?: "sender" | "receiver" | null;
            confirmed: string | null;
            coupon_code: string | null;
            coupon_discount_amount: number;
            coupon_discount_title: string | null;
            created_at: string;
            cutlery: boolean;
            delivered: string | null;
            delivery_address: components["schemas"]["OrderAddress"] | null;
            delivery_charge: number;
            delivery_instruction: string | null;
            delivery_man: components["schemas"]["DeliveryMan"] | null;
            delivery_man_id: number | null;
            details_count: number;
            discount_on_product_by: string | null;
            distance: number;
            dm_tips: number;
            edited: number;
            extra_packaging_amount: number;
            failed: string | null;
            flash_admin_discount_amount: number;
            flash_store_discount_amount: number;
            free_delivery_by: string | null;
            handover: string | null;
            id: number;
            is_guest: boolean;
            /** @description Of this sandbox; a picture of each of its lines, null where there is none. */
            item_images_full_url?: (string | null)[];
            max_delivery_time?: number;
            min_delivery_time?: number;
            module_id: number;
            module_type: string;
            /** @description What was told of an offline payment; while it is tracked. */
            offline_payment?: components["schemas"]["OfflinePayment"] | null;
            order_amount: number;
            order_attachment: string | null;
            order_attachment_full_url: string[];
            order_note: string | null;
            order_proof_full_url: string[];
            order_status: components["schemas"]["OrderStatus"];
            /** @enum {string} */
            order_type: "delivery" | "take_away" | "parcel";
            original_delivery_charge: number;
            otp: string;
            /** @description Newer backends. */
            parcel_cancellation?: Record<string, unknown> | null;
            parcel_category?: components["schemas"]["ParcelCategory"] | null;
            parcel_category_id?: number | null;
            partially_paid_amount: number;
            /** @description Of this sandbox; as in the answer to placing. */
            payment_key?: string;
            payment_method: string;
            /** @enum {string} */
            payment_status: "unpaid" | "paid" | "partially_paid";
            /** @description The parts it is paid in; while it is tracked. */
            payments?: components["schemas"]["OrderPayment"][] | null;
            pending: string | null;
            picked_up: string | null;
            /** @description The code that the sender of a parcel gives the courier who fetches it (ours). */
            pickup_otp?: string | null;
            prescription_order: boolean;
            processing: string | null;
            processing_time?: number | null;
            /** @description The address a parcel goes to; it comes from `delivery_address`. */
            receiver_details?: (components["schemas"]["OrderAddress"] & {
                /** @description Zone of the receiver. */
                zone_id?: number;
            }) | null;
            ref_bonus_amount: number;
            /** @description What the customer asked back, and what came of it. */
            refund?: {
                admin_note?: string | null;
                customer_note?: string | null;
                customer_reason?: string | null;
                image_full_url?: string[];
            } | null;
            refund_cancellation_note?: string | null;
            refund_customer_note?: string | null;
            refund_request_canceled: string | null;
            refund_requested: string | null;
            refunded: string | null;
            /** @description Newer backends; when a canceled parcel came back. */
            returned?: string | null;
            /** @description What the customer said of its items, once each. Newer backends. */
            reviews?: components["schemas"]["Review"][] | null;
            schedule_at: string | null;
            scheduled: number;
            store: components["schemas"]["Store"] | null;
            store_discount_amount: number;
            store_id: number | null;
            tax_percentage: number;
            tax_status: string | null;
            total_tax_amount: number;
            transaction_reference: string | null;
            unavailable_item_note: string | null;
            updated_at: string;
            user_id: number;
            zone_id: number | null;
        };
        /** @description Where an order goes. */
        OrderAddress: components["schemas"]["AddressWords"] & {
            contact_person_email?: string | null;
            latitude: string;
            longitude: string;
        };
        /** @description A line of an order, as it was when ordered. */
        OrderDetail: {
            add_ons: {
                id: number;
                name: string;
                price: number;
                quantity: number;
            }[];
            /** @description Of one. */
            discount_on_item: number;
            discount_type: string;
            id: number;
            image_full_url: string | null;
            images_full_url: string[];
            is_guest?: number;
            item_campaign_id: number | null;
            item_details: components["schemas"]["Item"];
            item_id: number | null;
            order_id: number;
            /** @description Of one, options included. */
            price: number;
            quantity: number;
            tax_amount: number;
            /** @description Of the line. */
            total_add_on_price: number;
            variant: string;
            variation: unknown[];
        };
        /** @description One of the parts an order is paid in. */
        OrderPayment: {
            amount: number;
            id: number;
            order_id: number;
            payment_method: string;
            /** @enum {string} */
            payment_status: "paid" | "unpaid";
            transaction_ref: string | null;
        };
        /** @description An order to place. The server prices it from its own data; money sent along is never charged. A parcel goes from the address of the order to that of `receiver_details`; it costs the way at the rates of its category (else those of the config), without a maximum, then vehicle, zone and busy time as any delivery, tip and additional charge; there is no tax and no coupon on it. */
        OrderPlacement: components["schemas"]["DoorFields"] & {
            address?: string | null;
            address_type?: string | null;
            bring_change_amount?: number | string;
            /** @description JSON text of the lines of a buy-now. */
            cart?: string;
            cart_id?: number | string;
            /**
             * @description A receiver pays in cash at the door, so the method is then cash_on_delivery.
             * @enum {string}
             */
            charge_payer?: "sender" | "receiver";
            contact_person_email?: string | null;
            contact_person_name?: string | null;
            contact_person_number?: string | null;
            coupon_code?: string | null;
            coupon_discount_amount?: number | string;
            coupon_discount_title?: string | null;
            create_new_user?: number | string;
            cutlery?: number | string;
            delivery_instruction?: string | null;
            discount_amount?: number | string;
            /** @description Km. */
            distance?: number | string;
            dm_tips?: number | string;
            /** @description Above 0 switches the store's packaging charge on. */
            extra_packaging_amount?: number | string;
            guest_id?: number | string | null;
            is_buy_now?: number | string;
            is_guest?: number | string;
            latitude?: string | null;
            longitude?: string | null;
            /** @description The total the customer saw. To a caller that sends an `Idempotency-Key` a differing total of the server is a refusal that names it; any other caller is charged the server's own. */
            order_amount: number | string;
            order_attachment?: unknown;
            order_note?: string | null;
            /** @enum {string} */
            order_type: "delivery" | "take_away" | "parcel";
            /** @description What kind of parcel it is; parcels only, as the three below. */
            parcel_category_id?: number | string;
            partial_payment?: number | string;
            password?: string;
            /** @enum {string} */
            payment_method: "cash_on_delivery" | "digital_payment" | "wallet" | "offline_payment";
            /** @description JSON text of who receives the parcel and where: address, latitude, longitude, contact_person_name, contact_person_number, and if wanted zone_id (a zone that holds the point), contact_person_email, road, house, floor, address_type. */
            receiver_details?: string;
            /** @description YYYY-MM-DD HH:mm; absent is now. */
            schedule_at?: string | null;
            /** @description A zone that holds the sender's point. */
            sender_zone_id?: number | string;
            store_id?: number | string;
            tax_amount?: number | string;
            unavailable_item_note?: string | null;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "accepted" | "confirmed" | "processing" | "handover" | "picked_up" | "delivered" | "canceled" | "failed" | "refund_requested" | "refund_request_canceled" | "refunded" | "returned";
        /**
         * @description A subscription plan offered to a store that registers.
         * @example {
         *       "id": 3,
         *       "package_name": "Standard",
         *       "price": 49,
         *       "validity": 120,
         *       "max_order": "500",
         *       "max_product": "unlimited",
         *       "pos": 1,
         *       "mobile_app": 1,
         *       "chat": 1,
         *       "review": 1,
         *       "self_delivery": 0,
         *       "status": 1,
         *       "default": 0,
         *       "colour": "#ed9d24",
         *       "text": "Most chosen",
         *       "module_type": "all"
         *     }
         */
        Package: {
            /** @enum {integer} */
            chat: 0 | 1;
            colour?: string | null;
            /** @enum {integer} */
            default: 0 | 1;
            id: number;
            /** @description A number as text, or `unlimited`. */
            max_order: string;
            /** @description A number as text, or `unlimited`. */
            max_product: string;
            /** @enum {integer} */
            mobile_app: 0 | 1;
            /** @description `all` or `rental`, by backend. */
            module_type?: string;
            package_name: string;
            /** @enum {integer} */
            pos: 0 | 1;
            /** @description Money in the shop's currency. */
            price: number;
            /** @enum {integer} */
            review: 0 | 1;
            /** @enum {integer} */
            self_delivery: 0 | 1;
            /** @enum {integer} */
            status: 0 | 1;
            text?: string | null;
            /** @description Days. */
            validity: number;
        };
        /**
         * @description A kind of parcel. A null charge falls back to the config's parcel charge.
         * @example {
         *       "id": 2,
         *       "name": "Documents",
         *       "description": "Letters and papers up to A4",
         *       "image": "documents.png",
         *       "image_full_url": "https://shop.example/storage/parcel_category/documents.png",
         *       "status": 1,
         *       "orders_count": 18,
         *       "module_id": 5,
         *       "parcel_per_km_shipping_charge": 1.2,
         *       "parcel_minimum_shipping_charge": null,
         *       "maximum_weight": 1,
         *       "maximum_distance": null
         *     }
         */
        ParcelCategory: {
            /** Format: date-time */
            created_at?: string;
            description: string | null;
            id: number;
            /** @description Bare file name. */
            image: string | null;
            /** @description URL, null when the file is missing. */
            image_full_url: string | null;
            /** @description The longest way of this kind in km; absent or null where the backend names none. */
            maximum_distance?: number | null;
            /** @description The heaviest parcel of this kind in kg; absent or null where the backend names none. */
            maximum_weight?: number | null;
            module_id: number;
            name: string;
            orders_count?: number;
            /** @description Least delivery fee. */
            parcel_minimum_shipping_charge: number | null;
            /** @description Money per km. */
            parcel_per_km_shipping_charge: number | null;
            /** @enum {integer} */
            status: 0 | 1;
            /** Format: date-time */
            updated_at?: string;
        };
        /** @description What a zone charges for one module, in the shop's currency. */
        Pivot: {
            /** @description Most that is paid in cash; null or 0 is no limit. */
            maximum_cod_order_amount: number | null;
            /** @description The most it costs; null, 0 or below the minimum does not clamp. */
            maximum_shipping_charge: number | null;
            /** @description The least a delivery costs. */
            minimum_shipping_charge: number | null;
            module_id: number;
            /** @description Per km of the way. */
            per_km_shipping_charge: number | null;
            zone_id: number;
        };
        /** @description The answer to placing; `total_ammount` is spelled so. */
        PlacedOrder: {
            created_at: string;
            message: string;
            /** @description Of prescription orders. */
            offline_payments?: null;
            order_id: number;
            /** @description Of this sandbox, for `payment-mobile`: shows that who pays is who ordered. Other backends do not answer it, and their clients do not send it: then a payment can be made, but not fail. */
            payment_key?: string;
            status: string;
            total_ammount: number;
            user_id: number;
        };
        /** @description A prescription order without a cart. */
        PrescriptionPlacement: {
            address: string;
            address_type?: string;
            contact_person_email?: string;
            contact_person_name?: string;
            contact_person_number?: string;
            coupon_code?: string;
            delivery_instruction?: string;
            distance: number | string;
            dm_tips?: number | string;
            floor?: string;
            guest_id?: number | string;
            house?: string;
            is_guest?: number | string;
            latitude: string;
            longitude: string;
            order_attachment?: unknown;
            order_note?: string;
            order_type?: string;
            payment_method?: string;
            road?: string;
            schedule_at?: string | null;
            store_id: number | string;
        };
        ProfileFields: {
            /**
             * @description What the customer pressed; asks for a code even when nothing changed.
             * @enum {string|null}
             */
            button_type?: "phone" | "email" | "change_password" | "" | null;
            /** @description The present password, beside a new one. Many clients do not send it; a wrong one is 403 of this name. A new password ends every other session. */
            current_password?: string | null;
            email: string;
            /** @description Split at the first space. */
            name: string;
            /** @description Six digits; only when verifying. */
            otp?: string | number | null;
            /** @description Only to change it. */
            password?: string | null;
            /** @description International, with a leading `+`. */
            phone: string;
            /** @description Session of the phone-authentication service. */
            session_info?: string | null;
            /** @enum {string|null} */
            verification_medium?: "SMS" | "firebase" | "email" | "" | null;
            /** @enum {string|null} */
            verification_on?: "phone" | "email" | "" | null;
        };
        /**
         * @example {
         *       "id": 12,
         *       "title": "Weekend by car",
         *       "type": "store_wise",
         *       "image": "weekend.webp",
         *       "image_full_url": "https://shop.example/storage/banner/weekend.webp",
         *       "link": null,
         *       "provider_id": 60
         *     }
         */
        RentalBanner: {
            id: number;
            /** @description Bare file name. */
            image: string | null;
            image_full_url: string | null;
            /** @description URL to open; null opens the provider. */
            link: string | null;
            provider_id: number | null;
            title: string;
            /** @description store_wise, default, …; an unknown one only shows its picture. */
            type: string | null;
        };
        /**
         * @description The whole trip cart; every cart call answers it.
         * @example {
         *       "carts": [],
         *       "user_data": []
         *     }
         */
        RentalCart: {
            carts: components["schemas"]["RentalCartRow"][];
            /**
             * @description Only in the answer that emptied the cart.
             * @enum {string}
             */
            status?: "success";
            /** @description An **empty list** when there is no trip cart, otherwise one object. */
            user_data: components["schemas"]["RentalUserData"] | Record<string, unknown>[];
        };
        RentalCartAddition: components["schemas"]["RentalTripSettings"] & {
            /** @description 1 when left out. */
            quantity?: number | string;
            /** @description Sent by clients and ignored. */
            user_id?: number | string | null;
            vehicle_id: components["schemas"]["WireInteger"];
        };
        /** @description The trip fields may be left out; when sent, they change the trip of the whole cart. */
        RentalCartChange: {
            cart_id: components["schemas"]["WireInteger"];
            destination_location?: components["schemas"]["RentalPoint"] | null;
            /** @description Driving time in whole hours. */
            destination_time?: number | string | null;
            /** @description Km. */
            distance?: number | string | null;
            /** @description Hours. */
            estimated_hours?: number | string | null;
            guest_id?: components["schemas"]["GuestId"];
            pickup_location?: components["schemas"]["RentalPoint"];
            /** @description Any date and time that can be read. */
            pickup_time?: string | null;
            quantity: number | string;
            rental_type?: components["schemas"]["RentalType"];
        };
        /** @description One vehicle of the trip cart. */
        RentalCartRow: {
            /** Format: date-time */
            created_at?: string;
            id: number;
            is_guest: number | boolean;
            module_id: number;
            /** @description Money for the whole row, after the vehicle's own discount. An amount discount is taken once from the single price, then multiplied by the quantity. */
            price: number;
            provider: components["schemas"]["VehicleProvider"];
            provider_id: number;
            quantity: number;
            /** Format: date-time */
            updated_at?: string;
            /** @description Customer id, or guest id when `is_guest`. */
            user_id: number;
            /** @description `total_vehicle_count` is what is free at the pickup time. */
            vehicle: components["schemas"]["Vehicle"];
            vehicle_id: number;
        };
        /**
         * @description A place of a trip. Coordinates are decimal degrees, sent as numbers or as text.
         * @example {
         *       "lat": 23.8103,
         *       "lng": 90.4125,
         *       "location_name": "Lake Road 12"
         *     }
         */
        RentalPoint: {
            lat: number | string;
            lng: number | string;
            /** @description Address as the customer reads it. */
            location_name: string;
        };
        /** @description A store of the rental module, with its counts. */
        RentalProvider: components["schemas"]["Store"] & {
            brand_count: number;
            total_vehicle_count: number;
        };
        /** @description The trip of the cart. An hourly trip needs `estimated_hours`; a trip by distance needs `distance` and `destination_time`. */
        RentalTripSettings: {
            destination_location?: components["schemas"]["RentalPoint"] | null;
            /** @description Driving time in whole hours. */
            destination_time?: number | string | null;
            /** @description Km. */
            distance?: number | string | null;
            /** @description Hours. */
            estimated_hours?: number | string | null;
            guest_id?: components["schemas"]["GuestId"];
            pickup_location?: components["schemas"]["RentalPoint"];
            /** @description `YYYY-MM-DD hh:mm AM/PM` or any date and time that can be read. */
            pickup_time?: string | null;
            rental_type: components["schemas"]["RentalType"];
        } & (unknown & unknown);
        /**
         * @description How a trip is charged. `day_wise` exists on newer backends only. A reading of `distance` for `distance_wise` is tolerated when it comes in and never sent.
         * @enum {string}
         */
        RentalType: "hourly" | "distance_wise" | "day_wise";
        /**
         * @description The trip that the whole cart is for; one per cart.
         * @example {
         *       "id": 8,
         *       "user_id": 12,
         *       "is_guest": 0,
         *       "pickup_location": {
         *         "lat": "23.8103",
         *         "lng": "90.4125",
         *         "location_name": "Lake Road 12"
         *       },
         *       "destination_location": null,
         *       "pickup_time": "2024-02-01 09:00:00",
         *       "rental_type": "hourly",
         *       "estimated_hours": 4,
         *       "distance": 0,
         *       "destination_time": 0,
         *       "total_cart_price": 43.2
         *     }
         */
        RentalUserData: {
            /** Format: date-time */
            created_at?: string;
            destination_location: components["schemas"]["RentalPoint"] | null;
            /** @description Driving time in hours. */
            destination_time: number;
            /** @description Km of a trip by distance; 0 otherwise. */
            distance: number;
            /** @description Hours of an hourly trip; 0 otherwise. */
            estimated_hours: number;
            /** @description The id that `updateRentalTripSettings` takes. */
            id: number;
            /** @enum {integer} */
            is_guest: 0 | 1;
            pickup_location: components["schemas"]["RentalPoint"];
            /** @description Date and time. */
            pickup_time: string | null;
            /** @description Zone of the pickup point, on backends that send it here rather than with the provider. */
            pickup_zone_id?: string | number | null;
            rental_type: components["schemas"]["RentalType"];
            /** @description Money; sum of the rows. */
            total_cart_price: number;
            /** Format: date-time */
            updated_at?: string;
            user_id: number;
        };
        /** @description A review of an item. */
        Review: {
            attachment: string[] | null;
            comment: string | null;
            created_at: string;
            /** @description Who wrote a review of an item; a store's reviews have `customer_name` in its place. */
            customer?: {
                f_name?: string | null;
                l_name?: string | null;
            } | null;
            customer_name?: string | null;
            id: number;
            item_id: number;
            item_image_full_url?: string | null;
            item_name?: string | null;
            module_id: number;
            order_id: number | null;
            rating: number;
            replied_at?: string | null;
            reply: string | null;
            status: number;
            store_id?: number;
            user_id: number;
        };
        /** @description Which fields are needed follows from `login_type`; the operation tells the rules. Without it the sign-in is manual, by `phone` and `password` as older clients send them. */
        SignInRequest: {
            /**
             * @description 1 when `token` is an access token.
             * @enum {integer|string}
             */
            access_token?: 0 | 1 | "0" | "1";
            /** @description social; needed for google and facebook. */
            email?: string | null;
            /** @description manual. */
            email_or_phone?: string;
            /**
             * @description manual; what `email_or_phone` holds.
             * @enum {string}
             */
            field_type?: "phone" | "email";
            guest_id?: components["schemas"]["GuestId"];
            /** @enum {string} */
            login_type?: "manual" | "otp" | "social";
            /**
             * @description social.
             * @enum {string}
             */
            medium?: "google" | "facebook" | "apple";
            /** @description social; the text whose SHA-256 (base64url) was the `nonce` of the question that the id token answers. Only newer backends look at it. */
            nonce?: string | null;
            /** @description otp after the question; six digits. */
            otp?: string | number;
            /** @description manual. */
            password?: string;
            /** @description otp, social, and manual without a `login_type`; international, with a leading `+`. */
            phone?: string | null;
            /**
             * @description apple in apps only.
             * @enum {string}
             */
            platform?: "flutter_app" | "flutter_web";
            /** @description social; id token or access token of the provider. */
            token?: string;
            /** @description Sent by clients with the value of `field_type`; ignored. */
            type?: string | null;
            /** @description social; the provider's user id or authorisation code. */
            unique_id?: string | number;
            /**
             * @description Answer to "Is it you?".
             * @enum {string|null}
             */
            verified?: "yes" | "no" | null;
        } & (unknown & unknown & unknown & unknown & unknown & unknown);
        /**
         * @description Refusal of a social sign-in; it has no `errors` list.
         * @example {
         *       "error": "wrong credential.",
         *       "message": "email does not match"
         *     }
         */
        SocialSignInError: {
            error: string;
            message?: string;
        };
        /** @description A stocked combination of a non-food item; `type` joins the options with `-`. */
        StockVariation: {
            price: number;
            stock: number;
            type: string;
        };
        /** @description A store, restaurant or provider. */
        Store: {
            /** @description false while the owner closed it for now. */
            active: boolean;
            active_coupons?: components["schemas"]["Coupon"][];
            address: string;
            announcement: number;
            announcement_message: string | null;
            avg_rating: number;
            campaigns?: components["schemas"]["Campaign"][];
            category_details?: components["schemas"]["Category"][];
            category_ids?: number[];
            /** @description Percent; spelled so on the wire. */
            comission?: number | null;
            cover_photo: string | null;
            cover_photo_full_url: string | null;
            current_opening_time?: string;
            cutlery: boolean;
            delivery: boolean;
            /** @description "30-40 min". */
            delivery_time: string;
            discount: components["schemas"]["StoreDiscount"] | null;
            discount_status?: boolean;
            /** @description Metres from the customer. */
            distance?: number;
            email: string | null;
            extra_packaging_amount: number;
            extra_packaging_status: boolean;
            featured: number;
            footer_text?: string | null;
            free_delivery: boolean;
            gst_code?: string | null;
            gst_status?: boolean;
            halal_tag_status: boolean;
            id: number;
            is_recommended?: number | boolean;
            item_section: boolean;
            /** @description Decimal text. */
            latitude: string;
            logo: string | null;
            logo_full_url: string | null;
            /** @description Decimal text. */
            longitude: string;
            maximum_shipping_charge: number;
            meta_description?: string | null;
            meta_image_full_url?: string | null;
            meta_title?: string | null;
            /** @description On items and add-ons. */
            minimum_order: number;
            minimum_shipping_charge: number;
            minimum_stock_for_warning?: number;
            module_id: number;
            name: string;
            non_veg: number;
            off_day?: string | null;
            /** @description 0 or 1, by schedule. */
            open?: number;
            order_count: number;
            /** @description Minutes between two slots. */
            order_place_to_schedule_interval: number;
            orders_count?: number;
            per_km_shipping_charge: number;
            phone: string;
            pickup_zone_id?: string | null;
            positive_rating: number;
            prescription_order: boolean;
            price_range?: {
                max_price: number | null;
                min_price: number | null;
            }[];
            rating_count: number;
            /** @description Counts per star, five first. */
            ratings: number[];
            reviews_comments_count?: number;
            reviews_count?: number;
            reviews_section: boolean;
            schedule_order: boolean;
            schedules?: {
                closing_time: string;
                day: number;
                id: number;
                opening_time: string;
                store_id: number;
            }[];
            self_delivery_system: number;
            slug: string;
            status: number;
            store_business_model: string;
            take_away: boolean;
            /** @description Percent. */
            tax?: number;
            total_campaigns: number;
            total_items: number;
            total_order: number;
            veg: number;
            vendor_id: number;
            zone_id: number;
        };
        /** @description A banner on a store's own page; `data` is the item or the store that it is about. */
        StoreBanner: {
            data: number | string | null;
            default_link: string | null;
            featured?: number;
            id: number;
            image: string | null;
            image_full_url: string | null;
            status?: number;
            title: string;
            type: string | null;
        };
        /** @description A store's discount, valid from its start date and time to its end date and time; null when not valid now. */
        StoreDiscount: {
            discount: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            /** @description YYYY-MM-DD */
            end_date: string;
            end_time: string;
            id: number;
            /** @description 0: no cap. */
            max_discount: number;
            /** @description On items and add-ons. */
            min_purchase: number;
            /** @description YYYY-MM-DD */
            start_date: string;
            start_time: string;
            store_id: number;
        };
        StoreRegistration: {
            /** @enum {string|null} */
            business_plan?: "commission" | "subscription" | null;
            /** @description Unit of the two times: `minute`, `hours` or `days`. */
            delivery_time_type: string;
            /** Format: email */
            email: string;
            f_name: string;
            l_name?: string | null;
            /** @description Decimal degrees inside the zone. */
            latitude: number | string;
            /** @description Decimal degrees inside the zone. */
            longitude: number | string;
            maximum_delivery_time: components["schemas"]["WireInteger"];
            minimum_delivery_time: components["schemas"]["WireInteger"];
            module_id: components["schemas"]["WireInteger"];
            package_id?: number | string | null;
            /** @description Upper and lower case, a digit, a symbol, and not known from a leak. */
            password: string;
            /** @description International, with a leading `+`. */
            phone: string;
            /** @description JSON text of zone ids as text; rental providers. */
            pickup_zone_id?: string | null;
            /** @description Percent; required by middle-aged backends. */
            tax?: number | string;
            /** @description Tax number; newer backends. */
            tin?: string | null;
            /** @description `YYYY-MM-DD`; newer backends. */
            tin_expire_date?: string | null;
            /** @description JSON text of `[{id: null, locale, key: "name"|"address", value}]`, default language first. */
            translations: string;
            zone_id: components["schemas"]["WireInteger"];
        };
        /** @description An order whose tax is asked. None of it is needed, and only what the tax rests on is read: clients ask before they know how, where and when it goes. Any other field of an order may come along. */
        TaxQuestion: {
            /** @description JSON text of the lines of a buy-now. */
            cart?: string | null;
            /** @description One that does not fit changes nothing. */
            coupon_code?: string | null;
            guest_id?: number | string | null;
            /** @description 1 reads the lines of `cart`; else they are those of the caller's cart. */
            is_buy_now?: number | string | null;
            is_prescription?: number | string | null;
            latitude?: string | null;
            longitude?: string | null;
            /** @description Absent or null counts as 0; the tax is that of the server's own prices. */
            order_amount?: number | string | null;
            order_type?: string | null;
            payment_method?: string | null;
            store_id?: number | string | null;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Layla Noor",
         *       "designation": "Baker",
         *       "review": "Flour before breakfast, every time.",
         *       "reviewer_image_full_url": null,
         *       "company_image_full_url": null,
         *       "status": 1
         *     }
         */
        Testimonial: {
            company_image?: string | null;
            company_image_full_url?: string | null;
            designation: string | null;
            id: number;
            name: string;
            review: string;
            reviewer_image?: string | null;
            reviewer_image_full_url?: string | null;
            status?: number | boolean;
        };
        /** @description A booked trip. Amounts are money in the shop's currency. */
        Trip: {
            additional_charge: number;
            attachment: string | null;
            canceled: string | null;
            /** @enum {string} */
            canceled_by: "admin" | "vendor" | "user" | "none";
            cancellation_reason: string | null;
            /** @enum {integer} */
            checked: 0 | 1;
            completed: string | null;
            confirmed: string | null;
            coupon_code: string | null;
            coupon_discount_amount: number;
            coupon_discount_by?: string | null;
            /** @description Date and time. */
            created_at?: string;
            destination_location: components["schemas"]["RentalPoint"] | null;
            discount_on_trip: number;
            /** @enum {string} */
            discount_on_trip_by: "admin" | "vendor" | "none";
            /** @description Km. */
            distance: number;
            /** @enum {integer} */
            edited: 0 | 1;
            /** @description Hours. */
            estimated_hours: number;
            estimated_trip_end_time: string | null;
            id: number;
            /** @enum {integer} */
            is_guest: 0 | 1;
            module_id: number;
            ongoing: string | null;
            /** @description Code to tell the driver. */
            otp: string | null;
            /** @description Taken from the wallet. */
            partially_paid_amount: number;
            payment_failed: string | null;
            /** @description cash_payment, wallet, digital_payment or partial_payment, a gateway key once paid, null before one is chosen. */
            payment_method: string | null;
            /** @enum {string} */
            payment_status: "paid" | "unpaid" | "partially_paid";
            /** @description When the trip reached this status. */
            pending: string | null;
            pickup_location: components["schemas"]["RentalPoint"];
            pickup_zone_id?: number | null;
            /** @description Null when the provider is gone. */
            provider: components["schemas"]["TripProvider"] | null;
            provider_id: number;
            /** @description Vehicles in all. */
            quantity: number;
            ref_bonus_amount: number;
            /** @description Of this sandbox; how the rest is to be paid after the wallet paid a part: cash_payment, wallet or the key of a gateway. */
            rest_payment_method?: string | null;
            /** @description Date and time of the pickup. */
            schedule_at: string | null;
            /** @enum {integer} */
            scheduled: 0 | 1;
            tax_amount: number;
            /** @description Percent. */
            tax_percentage: number;
            /** @enum {string|null} */
            tax_status: "included" | "excluded" | null;
            transaction_reference: string | null;
            /** @description Total to pay. */
            trip_amount: number;
            trip_note: string | null;
            trip_status: components["schemas"]["TripStatus"];
            trip_type: components["schemas"]["RentalType"];
            updated_at?: string;
            /** @description Customer id, or guest id when `is_guest`. */
            user_id: number;
            user_info: {
                contact_person_email: string | null;
                contact_person_name: string | null;
                contact_person_number: string | null;
            };
            zone_id: number;
        };
        TripBooking: {
            additional_note?: string | null;
            /** @description Guests must send it. */
            contact_person_email?: string | null;
            /** @description Guests must send it. */
            contact_person_name?: string | null;
            /** @description Guests must send it; international, with a leading `+`. */
            contact_person_number?: string | null;
            coupon_code?: string | null;
            guest_id?: components["schemas"]["GuestId"];
            provider_id: components["schemas"]["WireInteger"];
            /** @description Any date and time that can be read. */
            schedule_at?: string | null;
            /**
             * @description 1 books for `schedule_at`, 0 for now.
             * @enum {integer|string}
             */
            scheduled?: 0 | 1 | "0" | "1";
            /** @description The total the customer saw; compared, as that of an order, for callers that send an `Idempotency-Key` alone. */
            trip_amount: components["schemas"]["WireNumber"];
            trip_type: components["schemas"]["RentalType"];
        };
        /** @description A trip with its vehicles, the vehicles assigned, and its provider with ratings. */
        TripDetail: components["schemas"]["Trip"] & {
            /** @description Money of the trip that went back, or is to go back; servers that do not tell leave it out. */
            refunds?: components["schemas"]["TripRefund"][];
            trip_details: components["schemas"]["TripLine"][];
            vehicle_identity: components["schemas"]["TripVehicleIdentity"][];
        };
        /** @description One vehicle of a booked trip. Amounts are money in the shop's currency. */
        TripLine: {
            /** @description Of the whole line. */
            calculated_price: number;
            created_at?: string;
            discount_on_trip: number;
            /** @description Percent. */
            discount_percentage: number;
            /** @description percent or amount; the misspelling `precentage` occurs and means percent. */
            discount_type: string | null;
            /** @description Km. */
            distance: number;
            /** @description Hours. */
            estimated_hours: number;
            estimated_trip_end_time: string | null;
            id: number;
            /** @enum {integer} */
            is_edited: 0 | 1;
            /** @description Plates of the vehicles assigned so far. */
            license_plate_number: string[];
            /** @description Of one vehicle before discount. */
            original_price: number;
            /** @description Of one vehicle. */
            price: number;
            quantity: number;
            rental_type: components["schemas"]["RentalType"];
            schedule_at: string | null;
            /** @enum {integer} */
            scheduled: 0 | 1;
            tax_amount: number;
            /** @description Percent. */
            tax_percentage: number;
            /** @description included or excluded. */
            tax_status: string | null;
            trip_id: number;
            updated_at?: string;
            /** @description The vehicle as it was when booked. */
            vehicle_details: components["schemas"]["Vehicle"];
            vehicle_id: number;
        };
        /**
         * @example {
         *       "message": "Insufficient balance"
         *     }
         */
        TripPaymentError: {
            message: string | {
                code: string;
                message: string;
            }[];
        };
        TripProvider: {
            address?: string | null;
            /** @description 0 to 5; details only. */
            avg_rating?: number;
            /** @description Flag; details only. */
            chat?: number | boolean;
            cover_photo_full_url: string | null;
            email?: string | null;
            id: number;
            /** @description Decimal degrees as text. */
            latitude?: string;
            logo?: string | null;
            logo_full_url: string | null;
            /** @description Decimal degrees as text. */
            longitude?: string;
            name: string;
            phone: string | null;
            /** @description Details only. */
            rating_count?: number;
            /** @description Flag; details only. */
            reviews_section?: number | boolean;
            slug?: string | null;
            /** @description Details only. */
            total_vehicles?: number;
            /** @description What a chat with the provider is addressed to. */
            vendor_id?: number;
        };
        TripRefund: {
            amount: number;
            /** @description Date and time. */
            created_at: string;
            payment_method: string | null;
            /** @description Date and time at which the money was back, null while the gateway has it. */
            settled_at: string | null;
            transaction_reference: string | null;
            /**
             * @description Into the wallet at once, or back through the gateway that took it.
             * @enum {string}
             */
            way: "wallet" | "gateway";
        };
        /** @enum {string} */
        TripStatus: "pending" | "confirmed" | "ongoing" | "completed" | "canceled" | "payment_failed";
        /** @description A booking of the trip cart whose tax is asked. None of it is needed: the tax is that of the cart, and clients ask before they know who books and when. Any other field of a booking may come along. */
        TripTaxQuestion: {
            additional_note?: string | null;
            contact_person_email?: string | null;
            contact_person_name?: string | null;
            contact_person_number?: string | null;
            /** @description One that does not fit changes nothing. */
            coupon_code?: string | null;
            guest_id?: number | string | null;
            provider_id?: number | string | null;
            schedule_at?: string | null;
            scheduled?: number | string | null;
            trip_amount?: number | string | null;
            trip_type?: string | null;
        };
        /** @description One real vehicle, with its driver, that the provider assigned to a trip; what a review is about. */
        TripVehicleIdentity: {
            comment: string | null;
            driver_data: {
                email: string | null;
                first_name: string;
                id: number;
                image_full_url: string | null;
                last_name: string | null;
                phone: string | null;
            } | null;
            id: number;
            license_plate_number: string | null;
            /** @description The customer's own rating, 1 to 5. */
            rating: number | null;
            replied_at: string | null;
            /** @description The provider's answer. */
            reply: string | null;
            trip_details_id: number;
            trip_id: number;
            vehicle_driver_id: number | null;
            vehicle_id: number;
            vehicle_identity_data: {
                id: number;
                license_plate_number: string | null;
                vin_number: string | null;
            } | null;
            vehicle_identity_id: number | null;
            vehicle_name: string | null;
            /** @description URL. */
            vehicle_thumbnail: string | null;
            /** @description The vehicle of this identity, on backends that send it. */
            vehicles?: Record<string, unknown> | null;
        };
        /**
         * @description A vehicle for rent. Lists and carts carry `total_vehicle_count`, the number that may be taken at the time of the trip; details know no time and carry `total_vehicles`, the number there are.
         * @example {
         *       "id": 301,
         *       "name": "Aurora Breeze",
         *       "slug": "aurora-breeze",
         *       "description": "Quiet, roomy, five doors.",
         *       "thumbnail": "breeze.webp",
         *       "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
         *       "images": [
         *         "breeze-1.webp"
         *       ],
         *       "images_full_url": [
         *         "https://shop.example/storage/vehicle/breeze-1.webp"
         *       ],
         *       "documents_full_url": [],
         *       "zone_id": 1,
         *       "provider_id": 60,
         *       "brand_id": 2,
         *       "category_id": 1,
         *       "model": "2023",
         *       "type": "family",
         *       "engine_capacity": "1500",
         *       "engine_power": "110",
         *       "seating_capacity": "4",
         *       "air_condition": 1,
         *       "fuel_type": "petrol",
         *       "transmission_type": "automatic",
         *       "multiple_vehicles": 1,
         *       "trip_hourly": 1,
         *       "trip_distance": 1,
         *       "hourly_price": 12,
         *       "distance_price": 1.5,
         *       "discount_type": "percent",
         *       "discount_price": 10,
         *       "tag": null,
         *       "status": 1,
         *       "new_tag": 1,
         *       "total_trip": 48,
         *       "avg_rating": 4.5,
         *       "rating": null,
         *       "total_reviews": 12,
         *       "total_vehicle_count": 3,
         *       "provider": {
         *         "id": 60,
         *         "name": "Northgate Cars",
         *         "address": "Station Square 3",
         *         "discount": null
         *       },
         *       "brand": {
         *         "id": 2,
         *         "name": "Aurora",
         *         "image": null,
         *         "image_full_url": null
         *       }
         *     }
         */
        Vehicle: {
            /** @enum {integer} */
            air_condition: 0 | 1;
            /** @description 0 to 5. */
            avg_rating: number;
            brand?: components["schemas"]["VehicleBrand"] | null;
            brand_id: number;
            category?: components["schemas"]["VehicleCategory"] | null;
            category_id: number;
            /** Format: date-time */
            created_at?: string;
            /** @description Money per day; newer backends only. */
            day_wise_price?: number;
            description: string | null;
            /** @description Percent, or money per vehicle taken (never times hours or km); 0 is none. */
            discount_price: number;
            /** @enum {string} */
            discount_type: "percent" | "amount";
            /** @description Money per km. */
            distance_price: number;
            documents_full_url: (string | null)[];
            /** @description cc, as text. */
            engine_capacity: string | null;
            /** @description hp, as text. */
            engine_power: string | null;
            /** @description octan, diesel, cng or petrol. */
            fuel_type: string;
            /** @description Money per hour. */
            hourly_price: number;
            id: number;
            /** @description Bare file names, as a list or as JSON text; read `images_full_url`. */
            images: (string | Record<string, unknown>)[] | string | null;
            images_full_url: (string | null)[];
            model: string;
            /** @enum {integer} */
            multiple_vehicles: 0 | 1;
            name: string;
            /**
             * @description 1 marks a new vehicle.
             * @enum {integer}
             */
            new_tag: 0 | 1;
            provider?: components["schemas"]["VehicleProvider"] | null;
            provider_id: number;
            /** @description JSON text of the counts per star. */
            rating: string | null;
            /** @description Number of seats, as text. */
            seating_capacity: string;
            slug: string;
            /** @enum {integer} */
            status: 0 | 1;
            /** @description JSON text of a list of tags. */
            tag: string | null;
            /** @description Bare file name. */
            thumbnail: string | null;
            thumbnail_full_url: string | null;
            total_reviews: number;
            total_trip: number;
            /** @description Lists and carts. */
            total_vehicle_count?: number;
            /** @description Details. */
            total_vehicles?: number;
            /** @description automatic, manual, continuously_variable, dual_clutch or semi_automatic. */
            transmission_type: string;
            /**
             * @description Newer backends only.
             * @enum {integer}
             */
            trip_day_wise?: 0 | 1;
            /**
             * @description 1 offers trips by distance.
             * @enum {integer}
             */
            trip_distance: 0 | 1;
            /**
             * @description 1 offers hourly trips.
             * @enum {integer}
             */
            trip_hourly: 0 | 1;
            /** @description Free text such as `luxury`; shown as it is. */
            type: string;
            /** Format: date-time */
            updated_at?: string;
            vehicle_identities?: {
                id?: number;
                license_plate_number?: string | null;
                vin_number?: string | null;
            }[];
            zone_id: number;
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Aurora",
         *       "image": "aurora.png",
         *       "image_full_url": "https://shop.example/storage/vehicle/brand/aurora.png"
         *     }
         */
        VehicleBrand: {
            id: number;
            /** @description Bare file name. */
            image: string | null;
            image_full_url: string | null;
            name: string;
            status?: number | boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Sedan",
         *       "image": "sedan.png",
         *       "image_full_url": "https://shop.example/storage/vehicle/category/sedan.png"
         *     }
         */
        VehicleCategory: {
            id: number;
            /** @description Bare file name. */
            image: string | null;
            image_full_url: string | null;
            name: string;
            status?: number | boolean;
        };
        /**
         * @description The provider inside a vehicle or a trip cart row. Vehicle details add the ratings and `provider_total_vehicle_count`; cart rows add `tax` and `pickup_zone_id`.
         * @example {
         *       "id": 60,
         *       "name": "Northgate Cars",
         *       "address": "Station Square 3",
         *       "tax": 5,
         *       "pickup_zone_id": [
         *         "1",
         *         "2"
         *       ],
         *       "discount": null
         *     }
         */
        VehicleProvider: {
            address: string | null;
            /** @description 0 to 5. */
            avg_rating?: number;
            cover_photo_full_url?: string | null;
            /** @description Null when no discount runs now. */
            discount: components["schemas"]["StoreDiscount"] | null;
            id: number;
            /** @description Decimal degrees as text. */
            latitude?: string;
            /** @description Bare file name. */
            logo?: string | null;
            logo_full_url?: string | null;
            /** @description Decimal degrees as text. */
            longitude?: string;
            name: string;
            phone?: string | null;
            /** @description Zones where a trip may start. The ids are text while zone ids are integers: compare as text. Some backends send the list as JSON text. */
            pickup_zone_id?: string[];
            provider_total_vehicle_count?: number;
            rating_count?: number;
            slug?: string | null;
            /** @description Percent. */
            tax?: number;
            zone_id?: number;
        };
        /**
         * @description A review of a vehicle or, through its vehicles, of a provider.
         * @example {
         *       "id": 3,
         *       "vehicle_id": 301,
         *       "trip_id": 100004,
         *       "rating": 5,
         *       "comment": "Clean and on time.",
         *       "attachment": null,
         *       "reply": null,
         *       "vehicle_name": "Aurora Breeze",
         *       "customer_name": "Nadia Karim",
         *       "customer_image": null,
         *       "created_at": "2024-01-31T10:00:00.000000Z"
         *     }
         */
        VehicleReview: {
            /** @description File names of pictures, null when there are none. */
            attachment?: string[] | null;
            /** @description URLs of the pictures, where the server sends any. */
            attachment_full_url?: (string | null)[] | null;
            comment: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description URL. */
            customer_image?: string | null;
            customer_name: string | null;
            id: number;
            module_id?: number;
            provider_id?: number;
            rating: number;
            replied_at?: string | null;
            /** @description The provider's answer. */
            reply: string | null;
            status?: number | boolean;
            trip_id?: number;
            /** Format: date-time */
            updated_at?: string;
            user_id?: number | null;
            vehicle_id?: number;
            vehicle_identity_id?: number | null;
            vehicle_image_full_url?: string | null;
            vehicle_name: string | null;
        };
        VehicleReviewFields: {
            comment?: string | null;
            rating: number | string;
            trip_id: components["schemas"]["WireInteger"];
            vehicle_id: components["schemas"]["WireInteger"];
            vehicle_identity_id: components["schemas"]["WireInteger"];
        };
        /**
         * @description A running offer that adds money to a wallet payment-in.
         * @example {
         *       "id": 2,
         *       "title": "Spring top-up",
         *       "description": "Ten percent more on 50 and above.",
         *       "bonus_type": "percentage",
         *       "bonus_amount": 10,
         *       "minimum_add_amount": 50,
         *       "maximum_bonus_amount": 20,
         *       "start_date": "2024-01-01",
         *       "end_date": "2024-12-31",
         *       "status": 1
         *     }
         */
        WalletBonus: {
            /** @description Percent or money by `bonus_type`. */
            bonus_amount: number;
            /** @enum {string} */
            bonus_type: "percentage" | "amount";
            description: string | null;
            /** @description `YYYY-MM-DD`, that day included. */
            end_date: string;
            id: number;
            /** @description Cap of a percentage bonus; 0 for an amount. */
            maximum_bonus_amount: number;
            /** @description Least money to pay in for the bonus. */
            minimum_add_amount: number;
            /** @description `YYYY-MM-DD`. */
            start_date: string;
            /** @enum {integer} */
            status: 0 | 1;
            title: string;
        };
        /**
         * @description One movement of the customer's wallet. All amounts are money in the shop's currency.
         * @example {
         *       "id": 31,
         *       "user_id": 12,
         *       "transaction_id": "4b5e9a3c-5d0b-4d3f-9d0e-6d4b1c6a0f11",
         *       "credit": 50,
         *       "debit": 0,
         *       "admin_bonus": 5,
         *       "balance": 120.5,
         *       "transaction_type": "add_fund",
         *       "reference": null,
         *       "created_at": "2024-01-31T10:00:00.000000Z"
         *     }
         */
        WalletTransaction: {
            /** @description Bonus added on top of `credit`. */
            admin_bonus: number;
            /** @description Wallet balance after this movement. */
            balance: number;
            /** @description Date and time. */
            created_at: string;
            /** @description Money that came in; numeric text on some backends. */
            credit: number;
            /** @description Money that went out. */
            debit: number;
            id: number;
            /** @description Order or trip id or a text. */
            reference: string | null;
            /** @description UUID. */
            transaction_id: string;
            /**
             * @description Mind the capitals of `CashBack`. Show an unknown type as it is.
             * @enum {string}
             */
            transaction_type: "order_place" | "order_refund" | "partial_payment" | "loyalty_point" | "add_fund" | "add_fund_by_admin" | "referrer" | "CashBack" | "trip_booking";
            updated_at?: string;
            user_id: number;
        };
        /** @description A whole number; numbers and numeric texts are interchangeable in bodies. */
        WireInteger: number | string;
        /** @description A number; numbers and numeric texts are interchangeable in bodies. */
        WireNumber: number | string;
        /** @description A delivery zone. */
        Zone: {
            /** @description Size of the polygon, smallest first in a lookup. */
            area?: unknown;
            cash_on_delivery: boolean;
            /** @description GeoJSON polygon, in the zone list. */
            coordinates?: unknown;
            /** @description ISO 3166 alpha-2; most backends name none. */
            country?: string | null;
            customer_wise_topic?: string | null;
            deliveryman_wise_topic?: string | null;
            digital_payment: boolean;
            display_name: string | null;
            id: number;
            increase_delivery_charge_message: string | null;
            /** @description Percent added to the fee while the status is 1. */
            increased_delivery_fee: number;
            /** @enum {integer} */
            increased_delivery_fee_status: 0 | 1;
            modules?: components["schemas"]["Module"][];
            name: string;
            offline_payment: boolean;
            pivot?: components["schemas"]["Pivot"];
            status: number;
            store_wise_topic?: string | null;
        };
    };
    responses: {
        /** @description A refusal that comes as a success class: the body has errors (wire quirk). */
        203: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A recovery code that is not right. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The token is missing or not valid. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["Answer"];
            };
        };
        /** @description Neither a token nor a guest id; or, with `auth-001`, an account that was deleted meanwhile. */
        "401g": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    errors: "Unauthorized";
                } | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A field is wrong or the call is refused; one entry per fault. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Not found. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Not found. */
        "404m": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description A throttle, a block, or a code that is not known. */
        405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An order that cannot be taken as it is. */
        406: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description A coupon that has expired. */
        407: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description It stands already. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description A fault of the server, or too many calls: the message is for the customer, `id` for the log. */
        default: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    id?: string;
                    message: string;
                };
            };
        };
        /** @description Done. */
        message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
    };
    parameters: {
        /** @description Limits food to vegetarian or other. */
        diet: "all" | "veg" | "non_veg";
        /** @description The guest whose data it is; left out by customers with a token. */
        guestId: number | string;
        /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
        idempotencyKey: string;
        /** @description Language of names, descriptions and messages; English when absent. */
        language: string;
        /** @description Latitude of the customer, for the distance of stores. */
        latitude: number | string;
        /** @description Rows of a page. */
        limit: number;
        /** @description Rows of a page. */
        limitRequired: number;
        /** @description Longitude of the customer, for the distance of stores. */
        longitude: number | string;
        /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
        moduleId: number | string;
        /** @description Filters by module when sent; all modules answer without it. */
        moduleIdOptional: number | string;
        /** @description Page number, from 1 (not a row offset). */
        offset: number;
        /** @description Page number, from 1 (not a row offset). */
        offsetRequired: number;
        /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
        zoneId: string;
        /** @description JSON text of the zone ids; without it nothing is limited to zones. */
        zoneIdOptional: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAboutUs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    listAdvertisements: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 4,
                     *         "store_id": 18,
                     *         "module_id": 1,
                     *         "add_type": "store_promotion",
                     *         "title": "New oven, same hands",
                     *         "start_date": "2024-01-01 00:00:00",
                     *         "end_date": "2024-12-31 23:59:59",
                     *         "status": "approved"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Advertisement"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    registerCourier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "f_name": "Sami",
                 *       "l_name": "Rahman",
                 *       "email": "sami@example.com",
                 *       "phone": "+8801700000301",
                 *       "password": "Wheel-2024-go!",
                 *       "identity_type": "passport",
                 *       "identity_number": "A1234567",
                 *       "zone_id": 1,
                 *       "vehicle_id": 2,
                 *       "earning": 1
                 *     }
                 */
                "application/json": components["schemas"]["CourierRegistration"];
                /**
                 * @example {
                 *       "f_name": "Sami",
                 *       "l_name": "Rahman",
                 *       "email": "sami@example.com",
                 *       "phone": "+8801700000301",
                 *       "password": "Wheel-2024-go!",
                 *       "identity_type": "passport",
                 *       "identity_number": "A1234567",
                 *       "zone_id": 1,
                 *       "vehicle_id": 2,
                 *       "earning": 1,
                 *       "image": "(bytes)",
                 *       "identity_image[]": [
                 *         "(bytes)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CourierRegistration"] & {
                    "identity_image[]"?: components["schemas"]["File"][];
                    image?: components["schemas"]["File"];
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    verifyRecoverySession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionInfo": "AD8T5It",
                 *       "phoneNumber": "+8801700000012",
                 *       "code": "123456",
                 *       "is_reset_token": 1
                 *     }
                 */
                "application/json": {
                    code: string | number;
                    /** @enum {integer|string} */
                    is_reset_token?: 0 | 1 | "0" | "1";
                    /** @description International, with a leading `+`. */
                    phoneNumber: string;
                    sessionInfo: string;
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "OTP found",
                     *       "you can proceed": null
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @description `inactive` when the call was not for recovery. */
                        otp?: string;
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    verifyPhoneSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_info": "AD8T5It",
                 *       "phone": "+8801700000012",
                 *       "otp": "123456",
                 *       "login_type": "otp",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": {
                    guest_id?: components["schemas"]["GuestId"];
                    /** @enum {string} */
                    login_type: "manual" | "otp";
                    otp: string | number;
                    /** @description International, with a leading `+`. */
                    phone: string;
                    /** @description Session the service gave with the code. */
                    session_info: string;
                };
            };
        };
        responses: {
            /** @description Verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"] | {
                        message: string;
                        /** @description Older backends only. */
                        token?: string | null;
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    requestPasswordCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "verification_method": "phone",
                 *       "phone": "+8801700000012"
                 *     }
                 */
                "application/json": {
                    email?: string | null;
                    /** @description International, with a leading `+`. */
                    phone?: string | null;
                    /** @enum {string} */
                    verification_method: "phone" | "email";
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    requestGuestId: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Messaging token of the device. */
                    fcm_token?: string | null;
                };
            };
        };
        responses: {
            /** @description The new guest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Guest verified",
                     *       "guest_id": 4711,
                     *       "guest_key": "q9Zr0cJr3o7Yt5mQ2v8s1xWb6uKd4nEa"
                     *     }
                     */
                    "application/json": {
                        guest_id: number;
                        /** @description What the header `X-Guest-Key` carries; only this sandbox gives one. */
                        guest_key?: string;
                        message: string;
                    };
                };
            };
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Signed in, or one step further. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            401: components["responses"]["401"];
            /** @description Validation (array), blocked account (code `auth-003`); a refused social sign-in answers `error` and no `errors`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SocialSignInError"];
                };
            };
            404: components["responses"]["404m"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reset_token": "123456",
                 *       "password": "Lake-2025-road",
                 *       "confirm_password": "Lake-2025-road",
                 *       "verification_method": "phone",
                 *       "phone": "+8801700000012"
                 *     }
                 */
                "application/json": {
                    confirm_password: string;
                    email?: string | null;
                    password: string;
                    phone?: string | null;
                    reset_token: string | number;
                    /** @enum {string} */
                    verification_method: "phone" | "email";
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nadia Karim",
                 *       "email": "nadia@example.com",
                 *       "phone": "+8801700000012",
                 *       "password": "Lake-2024-road",
                 *       "confirm_password": "Lake-2024-road",
                 *       "ref_code": "",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": {
                    /** @description Not read by the server. */
                    confirm_password?: string;
                    /** @description Unique among customers. */
                    email?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    name: string;
                    password: string;
                    /** @description International, with a leading `+`; unique. */
                    phone: string;
                    /** @description Referral code of another customer. */
                    ref_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Opened; look at the flags for what is still to be verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": null,
                     *       "is_phone_verified": 0,
                     *       "is_email_verified": 1,
                     *       "is_personal_info": 1,
                     *       "is_exist_user": null,
                     *       "login_type": "manual",
                     *       "email": "nadia@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            203: components["responses"]["203"];
            403: components["responses"]["403"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    signInSocialLegacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJhbGciOi",
                 *       "unique_id": "108",
                 *       "email": "nadia@example.com",
                 *       "medium": "google"
                 *     }
                 */
                "application/json": {
                    email?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    /** @description Also sent by clients. */
                    id_token?: string | null;
                    /** @enum {string} */
                    medium: "google" | "facebook" | "apple";
                    /** @description As in `signIn`. */
                    nonce?: string | null;
                    token: string;
                    unique_id: string | number;
                };
            };
        };
        responses: {
            /** @description Signed in, or a step to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "6f1c0f5b2c9d4e7a8b31",
                     *       "is_phone_verified": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"] | {
                        /** @enum {integer} */
                        is_phone_verified: 0 | 1;
                        token: string | null;
                    };
                };
            };
            /** @description An `errors` array, or `error` alone. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SocialSignInError"];
                };
            };
            default: components["responses"]["default"];
        };
    };
    signUpSocialLegacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJhbGciOi",
                 *       "unique_id": "108",
                 *       "email": "nadia@example.com",
                 *       "medium": "google",
                 *       "phone": "+8801700000012"
                 *     }
                 */
                "application/json": {
                    email?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    /** @description Also sent by clients. */
                    id_token?: string | null;
                    /**
                     * @description Also sent by clients.
                     * @constant
                     */
                    login_type?: "social";
                    /** @enum {string} */
                    medium: "google" | "facebook" | "apple";
                    /** @description Read by newer backends, which then ask for no personal info later. */
                    name?: string | null;
                    /** @description As in `signIn`. */
                    nonce?: string | null;
                    /** @description International, with a leading `+`. */
                    phone: string;
                    ref_code?: string | null;
                    token: string;
                    unique_id: string | number;
                };
            };
        };
        responses: {
            /** @description Signed in, or a step to go. Newer backends answer as `signIn` does, and prove what was typed by a code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "6f1c0f5b2c9d4e7a8b31",
                     *       "is_phone_verified": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"] | {
                        /** @enum {integer} */
                        is_phone_verified: 0 | 1;
                        token: string | null;
                    };
                };
            };
            203: components["responses"]["203"];
            /** @description An `errors` array, or `error` alone. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SocialSignInError"];
                };
            };
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    updateAuthInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nadia Karim",
                 *       "phone": "+8801700000012",
                 *       "email": "nadia@example.com",
                 *       "login_type": "otp",
                 *       "ref_code": "",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    guest_id?: components["schemas"]["GuestId"];
                    /** @enum {string} */
                    login_type: "otp" | "social" | "manual";
                    name: string;
                    phone: string;
                    ref_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "6f1c0f5b2c9d4e7a8b31",
                     *       "is_phone_verified": 1,
                     *       "is_email_verified": 1,
                     *       "is_personal_info": 1,
                     *       "is_exist_user": null,
                     *       "login_type": "manual",
                     *       "email": "nadia@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            203: components["responses"]["203"];
            /** @description Validation (array), or `message` when phone or e-mail belongs to somebody else. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["Answer"];
                };
            };
            404: components["responses"]["404m"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    registerStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "f_name": "Omar",
                 *       "l_name": "Haddad",
                 *       "phone": "+8801700000201",
                 *       "email": "omar@example.com",
                 *       "password": "Oven-2024-hot!",
                 *       "latitude": "23.81",
                 *       "longitude": "90.41",
                 *       "zone_id": 1,
                 *       "module_id": 1,
                 *       "minimum_delivery_time": "30",
                 *       "maximum_delivery_time": "40",
                 *       "delivery_time_type": "minute",
                 *       "tax": 5,
                 *       "translations": "[{\"id\":null,\"locale\":\"en\",\"key\":\"name\",\"value\":\"Warm Oven\"},{\"id\":null,\"locale\":\"en\",\"key\":\"address\",\"value\":\"Mill Street 4\"}]",
                 *       "business_plan": "commission"
                 *     }
                 */
                "application/json": components["schemas"]["StoreRegistration"];
                /**
                 * @example {
                 *       "f_name": "Omar",
                 *       "l_name": "Haddad",
                 *       "phone": "+8801700000201",
                 *       "email": "omar@example.com",
                 *       "password": "Oven-2024-hot!",
                 *       "latitude": "23.81",
                 *       "longitude": "90.41",
                 *       "zone_id": 1,
                 *       "module_id": 1,
                 *       "minimum_delivery_time": "30",
                 *       "maximum_delivery_time": "40",
                 *       "delivery_time_type": "minute",
                 *       "tax": 5,
                 *       "translations": "[{\"id\":null,\"locale\":\"en\",\"key\":\"name\",\"value\":\"Warm Oven\"},{\"id\":null,\"locale\":\"en\",\"key\":\"address\",\"value\":\"Mill Street 4\"}]",
                 *       "business_plan": "commission",
                 *       "logo": "(bytes)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["StoreRegistration"] & {
                    cover_photo?: components["schemas"]["File"];
                    logo: components["schemas"]["File"];
                    tin_certificate_image?: components["schemas"]["File"];
                };
            };
        };
        responses: {
            /** @description Registered; `business_model_fail` when the chosen plan could not be set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "store_id": 91,
                     *       "package_id": null,
                     *       "type": "commission",
                     *       "message": "Application placed"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        package_id?: number | string | null;
                        store_id: number;
                        /** @enum {string} */
                        type: "subscription" | "commission" | "business_model_fail";
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    verifyContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "123456",
                 *       "verification_type": "phone",
                 *       "phone": "+8801700000012",
                 *       "login_type": "otp",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": {
                    email?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    /** @enum {string} */
                    login_type: "manual" | "otp";
                    /** @description Six digits. */
                    otp: string | number;
                    /** @description International, with a leading `+`. */
                    phone?: string | null;
                    /** @enum {string} */
                    verification_type: "phone" | "email";
                };
            };
        };
        responses: {
            /** @description Verified; `message` alone when it had been verified before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"] | {
                        message: string;
                        /** @description Older backends only. */
                        token?: string | null;
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    verifyPasswordCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reset_token": "123456",
                 *       "verification_method": "phone",
                 *       "phone": "+8801700000012"
                 *     }
                 */
                "application/json": {
                    email?: string | null;
                    phone?: string | null;
                    /** @description The six digits. */
                    reset_token: string | number;
                    /** @enum {string} */
                    verification_method: "phone" | "email";
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            405: components["responses"]["405"];
            default: components["responses"]["default"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                featured?: number | string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banners: components["schemas"]["Banner"][];
                        campaigns: components["schemas"]["Campaign"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStoreBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description The store. */
                store_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreBanner"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listBrandItems: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][] | components["schemas"]["ErrorEnvelope"];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getCampaign: {
        parameters: {
            query: {
                basic_campaign_id: number;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"] | components["schemas"]["ErrorEnvelope"] | Record<string, unknown>;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCampaignItems: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][] | components["schemas"]["ErrorEnvelope"];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getCancellationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    getCashback: {
        parameters: {
            query: {
                amount: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calculated_amount: number;
                        cashback_amount?: number;
                        /** @enum {string} */
                        cashback_type?: "percentage" | "amount" | "";
                        id?: number | null;
                        max_discount?: number;
                        min_purchase?: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCashbacks: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cashback"][];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description 1 asks for the featured ones. */
                featured?: number | string;
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listSubCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description Id or slug. */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listFeaturedCategoryItems: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listItemsOfCategory: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description Id or slug. */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listAllItemsOfCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description Id or slug. */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listItemsOfCategories: {
        parameters: {
            query: {
                /** @description JSON text of ids. */
                category_ids: string;
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPopularCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listStoresOfCategory: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description Id or slug. */
                category_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listStoresOfCategories: {
        parameters: {
            query: {
                /** @description JSON text of ids. */
                category_ids: string;
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listConditions: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Condition"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listConditionItems: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listConditionNames: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Condition"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getDirections: {
        parameters: {
            query: {
                destination_lat: components["schemas"]["Latitude"];
                destination_lng: components["schemas"]["Longitude"];
                mode?: "DRIVE" | "WALK" | "drive" | "walk";
                origin_lat: components["schemas"]["Latitude"];
                origin_lng: components["schemas"]["Longitude"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        routes: {
                            distanceMeters: number;
                            duration: string;
                            polyline: {
                                encodedPolyline: string;
                            };
                        }[];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    measureDistance: {
        parameters: {
            query: {
                destination_lat: components["schemas"]["Latitude"];
                destination_lng: components["schemas"]["Longitude"];
                mode?: "DRIVE" | "WALK" | "drive" | "walk";
                origin_lat: components["schemas"]["Latitude"];
                origin_lng: components["schemas"]["Longitude"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        distanceMeters?: number;
                        duration?: string;
                        localizedValues?: Record<string, unknown>;
                        /** @description In place of the rest, by older backends; `ZERO_RESULTS` is no way. */
                        rows?: {
                            elements: {
                                distance?: components["schemas"]["Measured"];
                                duration?: components["schemas"]["Measured"];
                                status: string;
                            }[];
                        }[];
                        status?: string;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    geocode: {
        parameters: {
            query: {
                lat: components["schemas"]["Latitude"];
                lng: components["schemas"]["Longitude"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            address_components?: unknown[];
                            formatted_address: string;
                            geometry?: Record<string, unknown>;
                            place_id: string;
                        }[];
                        status: string;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listAnalyticScripts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["AnalyticScript"][];
                };
            };
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    findZones: {
        parameters: {
            query: {
                lat: components["schemas"]["Latitude"];
                lng: components["schemas"]["Longitude"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        zone_data: components["schemas"]["Zone"][];
                        /** @example [1,2] */
                        zone_id: string;
                        /** @description Some backends; sent instead of `zone_id`. */
                        zone_ids?: string | number[];
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    suggestPlaces: {
        parameters: {
            query: {
                search_text: string;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In place of the rest, where a backend wraps its answer. */
                        data?: {
                            suggestions?: {
                                placePrediction: {
                                    place?: string;
                                    placeId: string;
                                    structuredFormat: {
                                        mainText: {
                                            text: string;
                                        };
                                        secondaryText: {
                                            text: string;
                                        };
                                    };
                                    text?: Record<string, unknown>;
                                    types?: string[];
                                };
                            }[];
                        };
                        /** @description The places of `suggestions` as older clients read them. */
                        predictions?: {
                            description: string;
                            place_id: string;
                            structured_formatting?: {
                                main_text?: string;
                                secondary_text?: string;
                            };
                        }[];
                        status?: string;
                        suggestions?: {
                            placePrediction: {
                                place?: string;
                                placeId: string;
                                structuredFormat: {
                                    mainText: {
                                        text: string;
                                    };
                                    secondaryText: {
                                        text: string;
                                    };
                                };
                                text?: Record<string, unknown>;
                                types?: string[];
                            };
                        }[];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getPlace: {
        parameters: {
            query: {
                placeid: string;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        displayName?: Record<string, unknown>;
                        formattedAddress?: string;
                        id: string;
                        location: {
                            latitude: number;
                            longitude: number;
                        };
                    } | {
                        result: {
                            formatted_address?: string;
                            geometry: {
                                location: {
                                    lat: number;
                                    lng: number;
                                };
                            };
                        };
                        status: string;
                    } | {
                        data: {
                            location: {
                                latitude: number;
                                longitude: number;
                            };
                        };
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    contactShop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nadia",
                 *       "email": "nadia@example.com",
                 *       "message": "Where are you on Sundays?"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    message: string;
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    applyCoupon: {
        parameters: {
            query: {
                code: string;
                store_id: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            407: components["responses"]["407"];
            default: components["responses"]["default"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description An own extension; with 1 those that are over or used up come too. */
                past?: 0 | 1;
            };
            header: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPublicCoupons: {
        parameters: {
            query?: {
                customer_id?: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact_person_name": "Maya Haddad",
                 *       "contact_person_number": "+15550137000",
                 *       "address_type": "home",
                 *       "address": "24 Harbour Lane",
                 *       "latitude": "40.71",
                 *       "longitude": "-74.01"
                 *     }
                 */
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        zone_ids: number[];
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    deleteAddress: {
        parameters: {
            query: {
                address_id: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description The address. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressFields"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        zone_id: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    listAutomatedMessages: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "25",
                     *       "offset": "1",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "message": "Where is my order?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: number;
                            message: string;
                        }[];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_id": 12,
                 *       "model": "Item",
                 *       "price": 9.5,
                 *       "quantity": 1,
                 *       "variation": [
                 *         {
                 *           "name": "Size",
                 *           "values": {
                 *             "label": [
                 *               "Large"
                 *             ]
                 *           }
                 *         }
                 *       ],
                 *       "add_on_ids": [
                 *         3
                 *       ],
                 *       "add_on_qtys": [
                 *         1
                 *       ],
                 *       "guest_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listAllCarts: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCart: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    clearCart: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    removeCartItem: {
        parameters: {
            query: {
                cart_id: number;
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cart_id": 5,
                 *       "price": 9.5,
                 *       "quantity": 2,
                 *       "guest_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["CartChange"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    saveMessagingToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cm_firebase_token": "dGhlLXRva2Vu"
                 *     }
                 */
                "application/json": {
                    cm_firebase_token: string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getCustomerInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, or errors when the language was not named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInfo"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    convertLoyaltyPoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "point": 200
                 *     }
                 */
                "application/json": {
                    /** @description Points, at least the config's minimum and at most the balance. */
                    point: number | string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            203: components["responses"]["203"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listLoyaltyTransactions: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "data": [
                     *         {
                     *           "id": 14,
                     *           "user_id": 12,
                     *           "transaction_id": "0f3f6f04-2e1c-4b9f-8a76-3f1f8ad3a001",
                     *           "credit": 24,
                     *           "debit": 0,
                     *           "balance": 340,
                     *           "reference": "100023",
                     *           "transaction_type": "order_place",
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LoyaltyTransaction"][];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description 0 is the shop itself. */
                admin_id?: 0;
                conversation_id?: number;
                /** @description A courier who brings or brought an order of the customer. */
                delivery_man_id?: number;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Vendor id, not store id. */
                vendor_id?: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "status": true,
                     *       "messages": [
                     *         {
                     *           "id": 77,
                     *           "conversation_id": 5,
                     *           "sender_id": 41,
                     *           "message": "Your order is on its way.",
                     *           "file": null,
                     *           "file_full_url": [],
                     *           "is_seen": 1,
                     *           "order_id": null,
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ],
                     *       "conversation": {
                     *         "id": 5,
                     *         "sender_id": 40,
                     *         "sender_type": "customer",
                     *         "receiver_id": 41,
                     *         "receiver_type": "vendor",
                     *         "last_message_id": 77,
                     *         "last_message_time": "2024-01-31 10:00:00",
                     *         "unread_message_count": 1,
                     *         "sender": {
                     *           "id": 40,
                     *           "f_name": "Nadia",
                     *           "l_name": "Karim",
                     *           "image_full_url": null,
                     *           "user_id": 12
                     *         },
                     *         "receiver": {
                     *           "id": 41,
                     *           "f_name": "Omar",
                     *           "l_name": "Haddad",
                     *           "image_full_url": null,
                     *           "vendor_id": 18
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        conversation: components["schemas"]["Conversation"] | null;
                        limit: components["schemas"]["EchoedPaging"];
                        messages: components["schemas"]["Message"][];
                        offset: components["schemas"]["EchoedPaging"];
                        /** @description False locks sending. */
                        status: boolean;
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Only conversations with this kind of partner. */
                type?: "vendor" | "delivery_man" | "admin";
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "vendor",
                     *       "total_size": 1,
                     *       "limit": 10,
                     *       "offset": 1,
                     *       "conversations": [
                     *         {
                     *           "id": 5,
                     *           "sender_id": 40,
                     *           "sender_type": "customer",
                     *           "receiver_id": 41,
                     *           "receiver_type": "vendor",
                     *           "last_message_id": 77,
                     *           "last_message_time": "2024-01-31 10:00:00",
                     *           "unread_message_count": 1,
                     *           "sender": {
                     *             "id": 40,
                     *             "f_name": "Nadia",
                     *             "l_name": "Karim",
                     *             "image_full_url": null,
                     *             "user_id": 12
                     *           },
                     *           "receiver": {
                     *             "id": 41,
                     *             "f_name": "Omar",
                     *             "l_name": "Haddad",
                     *             "image_full_url": null,
                     *             "vendor_id": 18
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        conversations: components["schemas"]["Conversation"][];
                        limit: number;
                        offset: number;
                        total_size: number;
                        type?: string | null;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    searchConversations: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                name: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "conversations": [
                     *         {
                     *           "id": 5,
                     *           "sender_id": 40,
                     *           "sender_type": "customer",
                     *           "receiver_id": 41,
                     *           "receiver_type": "vendor",
                     *           "last_message_id": 77,
                     *           "last_message_time": "2024-01-31 10:00:00",
                     *           "unread_message_count": 1,
                     *           "sender": {
                     *             "id": 40,
                     *             "f_name": "Nadia",
                     *             "l_name": "Karim",
                     *             "image_full_url": null,
                     *             "user_id": 12
                     *           },
                     *           "receiver": {
                     *             "id": 41,
                     *             "f_name": "Omar",
                     *             "l_name": "Haddad",
                     *             "image_full_url": null,
                     *             "vendor_id": 18
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        conversations: components["schemas"]["Conversation"][];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageFields"];
                /**
                 * @example {
                 *       "conversation_id": "5",
                 *       "message": "Like this one?",
                 *       "image[]": [
                 *         "(bytes)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MessageFields"] & {
                    /** @description At most three, of 2 MB each; JPEG, PNG or GIF. */
                    "image[]"?: components["schemas"]["File"][];
                };
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": 10,
                     *       "offset": 1,
                     *       "status": true,
                     *       "message": "Successfully sent",
                     *       "messages": [
                     *         {
                     *           "id": 77,
                     *           "conversation_id": 5,
                     *           "sender_id": 41,
                     *           "message": "Your order is on its way.",
                     *           "file": null,
                     *           "file_full_url": [],
                     *           "is_seen": 1,
                     *           "order_id": null,
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ],
                     *       "conversation": {
                     *         "id": 5,
                     *         "sender_id": 40,
                     *         "sender_type": "customer",
                     *         "receiver_id": 41,
                     *         "receiver_type": "vendor",
                     *         "last_message_id": 77,
                     *         "last_message_time": "2024-01-31 10:00:00",
                     *         "unread_message_count": 1,
                     *         "sender": {
                     *           "id": 40,
                     *           "f_name": "Nadia",
                     *           "l_name": "Karim",
                     *           "image_full_url": null,
                     *           "user_id": 12
                     *         },
                     *         "receiver": {
                     *           "id": 41,
                     *           "f_name": "Omar",
                     *           "l_name": "Haddad",
                     *           "image_full_url": null,
                     *           "vendor_id": 18
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        conversation: components["schemas"]["Conversation"] | null;
                        limit: components["schemas"]["EchoedPaging"];
                        /** @description Words for the customer. */
                        message: string;
                        messages: components["schemas"]["Message"][];
                        offset: components["schemas"]["EchoedPaging"];
                        /** @description False locks sending. */
                        status: boolean;
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 9,
                     *         "status": 1,
                     *         "created_at": "2024-01-31 10:00:00",
                     *         "updated_at": "2024-01-31 10:00:00",
                     *         "data": {
                     *           "title": "Order delivered",
                     *           "description": "Your order 100023 has been delivered.",
                     *           "order_id": 100023,
                     *           "image": "",
                     *           "type": "order_status"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 100023
                 *     }
                 */
                "application/json": {
                    guest_id?: components["schemas"]["GuestId"];
                    order_id: components["schemas"]["WireInteger"];
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartRow"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listAllRunningOrders: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            created_at: string;
                            id: number;
                            is_repeat: number;
                            order_type: string;
                            status: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    findOrderByKey: {
        parameters: {
            query: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                key: string;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 100001,
                 *       "reason": "Ordered by mistake",
                 *       "guest_id": 7
                 *     }
                 */
                "application/json": {
                    guest_id?: number | string | null;
                    note?: string | null;
                    order_id: number | string;
                    reason: string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                type?: string;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            reason: string;
                            status: number;
                            user_type: string;
                        }[];
                        limit: number | string | null;
                        offset: number | string | null;
                        total_size: number;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    getOrderDetails: {
        parameters: {
            query: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                order_id: number;
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"][] | components["schemas"]["Order"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    getSurgePrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    date_time: string;
                    guest_id?: number | string;
                    module_id: number | string;
                    zone_id: number | string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer_note: string;
                        customer_note_status: number;
                        price: number;
                        /** @enum {string} */
                        price_type: "amount" | "percent";
                        title: string;
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    previewTax: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxQuestion"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tax_amount: number;
                        tax_included: number | null;
                        /** @enum {string} */
                        tax_status: "included" | "excluded";
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listLastOrders: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        orders: components["schemas"]["Order"][];
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    payOffline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer_note?: string | null;
                    guest_id?: number | string | null;
                    method_id: number | string;
                    order_id: number | string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: string;
                    };
                };
            };
            401: components["responses"]["401g"];
            /** @description A field is wrong or the call is refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["OfflinePaymentError"];
                };
            };
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    updateOfflinePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guest_id?: number | string | null;
                    order_id: number | string;
                };
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: string;
                    };
                };
            };
            401: components["responses"]["401g"];
            /** @description A field is wrong or the call is refused. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["OfflinePaymentError"];
                };
            };
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listParcelInstructions: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of instructions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "25",
                     *       "offset": "1",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "instruction": "Ring twice",
                     *           "status": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            id: number;
                            instruction: string;
                            status: number | boolean;
                        }[];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    returnParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 100031,
                 *       "order_status": "returned",
                 *       "return_otp": "4821",
                 *       "guest_id": null
                 *     }
                 */
                "application/json": {
                    guest_id?: components["schemas"]["GuestId"];
                    order_id: components["schemas"]["WireInteger"];
                    /** @constant */
                    order_status: "returned";
                    return_otp: string | number;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    getFailedPayment: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                order_id?: number;
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown[] | {
                        cash_on_delivery: boolean;
                        contact_person_number: string | null;
                        digital_payment: boolean;
                        maximum_cod_order_amount: number | null;
                        offline_payment: boolean;
                        order_amount: number;
                        order_id: number;
                        /** @enum {string} */
                        order_type: "delivery" | "take_away" | "parcel";
                        partially_paid_amount: number;
                        payment_method: string;
                        /** @enum {string} */
                        payment_status: "unpaid" | "paid" | "partially_paid";
                        user_id: number;
                        zone_id: number;
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    payByCash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 100001,
                 *       "guest_id": 7
                 *     }
                 */
                "application/json": {
                    guest_id?: number | string | null;
                    order_id: number | string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPlacement"];
                "multipart/form-data": components["schemas"]["OrderPlacement"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            203: components["responses"]["203"];
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            407: components["responses"]["407"];
            default: components["responses"]["default"];
        };
    };
    placePrescription: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrescriptionPlacement"];
                "multipart/form-data": components["schemas"]["PrescriptionPlacement"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            203: components["responses"]["203"];
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            default: components["responses"]["default"];
        };
    };
    listRefundReasons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        refund_reasons: {
                            id: number;
                            reason: string;
                            status: number;
                        }[];
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer_note?: string | null;
                    customer_reason: string;
                    image?: unknown;
                    order_id: number | string;
                    refund_method?: string | null;
                };
                "multipart/form-data": {
                    customer_note?: string | null;
                    customer_reason: string;
                    image?: unknown;
                    order_id: number | string;
                    refund_method?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listRunningOrders: {
        parameters: {
            query: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        orders: components["schemas"]["Order"][];
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    trackOrder: {
        parameters: {
            query: {
                /** @description Required without a token; must be the order's own. */
                contact_number?: string;
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                order_id: number;
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    payFromWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_id: number | string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            203: components["responses"]["203"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": Record<string, unknown>[];
                };
            };
            203: components["responses"]["203"];
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    getReviewReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or null and no pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": 100023,
                     *       "images": [
                     *         null
                     *       ]
                     *     }
                     */
                    "application/json": {
                        images: (string | null)[];
                        order_id: number | null;
                    };
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    dismissReviewReminder: {
        parameters: {
            query: {
                order_id: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example success */
                    "application/json": "success";
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCustomerSuggestedItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Item"][];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    saveInterests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interest": [
                 *         4,
                 *         9,
                 *         17
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Category ids. */
                    interest: components["schemas"]["WireInteger"][];
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileFields"];
                /**
                 * @example {
                 *       "name": "Nadia Karim",
                 *       "email": "nadia@example.com",
                 *       "phone": "+8801700000012",
                 *       "image": "(bytes)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileFields"] & {
                    image?: components["schemas"]["File"];
                };
            };
        };
        responses: {
            /** @description Saved, or a code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        otp_send: boolean;
                        /** @enum {string} */
                        verification_medium: "SMS" | "firebase" | "email";
                        /** @enum {string} */
                        verification_on: "phone" | "email";
                    } | {
                        message: string;
                    };
                };
            };
            401: components["responses"]["401"];
            /** @description Validation (array), the code could not be sent (`otp_send: false`), or the code is wrong (no `otp_send`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | {
                        message: string;
                        otp_send?: boolean;
                        /** @enum {string} */
                        verification_medium: "SMS" | "firebase" | "email";
                        /** @enum {string} */
                        verification_on: "phone" | "email";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    saveCustomerZone: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": Record<string, unknown>[];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listVisitAgainStores: {
        parameters: {
            query?: never;
            header: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": (components["schemas"]["Store"] & {
                        items: components["schemas"]["Item"][];
                    })[];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    addWalletFund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50,
                 *       "payment_method": "sandbox_pay",
                 *       "payment_platform": "web",
                 *       "callback": "https://shop.example/profile?page=wallet"
                 *     }
                 */
                "application/json": {
                    /** @description Money, at least 1. */
                    amount: number | string;
                    /** @description URL to come back to; the shop's own wallet when absent. */
                    callback?: string;
                    /** @description Gateway key of the config. */
                    payment_method: string;
                    /** @enum {string} */
                    payment_platform?: "web" | "app";
                };
            };
        };
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirect_link": "https://shop.example/payment/add-fund?id=88"
                     *     }
                     */
                    "application/json": {
                        /** @description URL. */
                        redirect_link: string;
                    };
                };
            };
            401: components["responses"]["401"];
            /** @description Refused; a list of errors or one object with a message. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | {
                        errors: {
                            message: string;
                        };
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listWalletBonuses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bonuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "title": "Spring top-up",
                     *         "description": "Ten percent more on 50 and above.",
                     *         "bonus_type": "percentage",
                     *         "bonus_amount": 10,
                     *         "minimum_add_amount": 50,
                     *         "maximum_bonus_amount": 20,
                     *         "start_date": "2024-01-01",
                     *         "end_date": "2024-12-31",
                     *         "status": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WalletBonus"][];
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                /** @description Absent or `all` is everything. Mind the capitals of `CashBack`. */
                type?: "all" | "order" | "loyalty_point" | "add_fund" | "referrer" | "CashBack";
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "user_id": 12,
                     *           "transaction_id": "4b5e9a3c-5d0b-4d3f-9d0e-6d4b1c6a0f11",
                     *           "credit": 50,
                     *           "debit": 0,
                     *           "admin_bonus": 5,
                     *           "balance": 120.5,
                     *           "transaction_type": "add_fund",
                     *           "reference": null,
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WalletTransaction"][];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item: components["schemas"]["Item"][];
                        store: components["schemas"]["Store"][];
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: {
                item_id?: number;
                store_id?: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            default: components["responses"]["default"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: {
                item_id?: number;
                store_id?: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    getCourierLocation: {
        parameters: {
            query: {
                /** @description Not read. */
                contact_number?: string;
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                order_id: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierLocation"] | Record<string, unknown>;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCourierReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description The courier. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    getCourierRating: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description The courier. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    reviewCourier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attachment?: unknown;
                    comment: string;
                    delivery_man_id: number | string;
                    order_id: number | string;
                    rating: number | string;
                };
                "multipart/form-data": {
                    attachment?: unknown;
                    comment: string;
                    delivery_man_id: number | string;
                    order_id: number | string;
                    rating: number | string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listCourierQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "question": "When am I paid?",
                     *         "answer": "Each Monday.",
                     *         "status": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        answer: string;
                        id: number;
                        question: string;
                        status: number;
                    }[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlashSale"] | Record<string, unknown>;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listFlashSaleItems: {
        parameters: {
            query: {
                flash_sale_id: number;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        flash_sale?: components["schemas"]["FlashSale"];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["FlashSaleItem"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getLandingForApps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landing content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header_title": "Everything around you"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    search: {
        parameters: {
            query: {
                /** @description JSON text of ids. */
                brand_ids?: string;
                /** @description JSON text of ids. */
                category_ids?: string;
                data_type?: string;
                /** @description JSON text of `top_rated`, `popular`, `discounted`, `high`, `low`; stores also `free_delivery`, `open`, `nearby`. */
                filter?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                list_type: "item" | "store";
                max_price?: number;
                min_price?: number;
                name?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Least average rating. */
                rating_count?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products?: components["schemas"]["Item"][];
                        stores?: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getMetadata: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "meta_title": "Sixways",
                     *       "meta_description": "Everything you need in one place.",
                     *       "meta_image": "shop.webp",
                     *       "meta_image_full_url": "https://shop.example/media/shop.webp"
                     *     }
                     */
                    "application/json": {
                        meta_description: string | null;
                        /** @description Bare file name. */
                        meta_image: string | null;
                        meta_image_full_url: string | null;
                        meta_title: string | null;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listParcelCancellationReasons: {
        parameters: {
            query?: {
                /** @description Whether the courier has the parcel already. */
                cancellation_type?: "before_pickup" | "after_pickup";
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                user_type?: "customer";
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "25",
                     *       "offset": "1",
                     *       "data": [
                     *         {
                     *           "id": 1,
                     *           "reason": "Sent too early",
                     *           "user_type": "customer",
                     *           "cancellation_type": "before_pickup"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            cancellation_type: "before_pickup" | "after_pickup";
                            id: number;
                            reason: string;
                            user_type: string;
                        }[];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    listCourierVehicles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "type": "Bicycle",
                     *         "status": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** @description Money. */
                        extra_charges?: number;
                        id: number;
                        /** @description Km. */
                        maximum_coverage_area?: number;
                        /** @description Km. */
                        starting_coverage_area?: number;
                        status?: number | boolean;
                        type: string;
                    }[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listAllergyNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Gluten"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listGenericNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Paracetamol"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listNutritionNames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Protein"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    listBasicItems: {
        parameters: {
            query: {
                category_id?: number;
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                store_id?: number;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStoreConditionItems: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                store_id: number;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getItem: {
        parameters: {
            query?: {
                campaign?: string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            403: components["responses"]["403"];
            /** @description No such item in this module. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            code: string;
                            message: string;
                        };
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listDiscountedItems: {
        parameters: {
            query?: {
                category_ids?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listItemsByKind: {
        parameters: {
            query?: {
                category_id?: number;
                /** @description JSON text of ids. */
                category_ids?: string;
                /** @description searched, discounted, new, category. */
                data_type?: string;
                /** @description JSON text of `top_rated`, `popular`, `discounted`, `high`, `low`; stores also `free_delivery`, `open`, `nearby`. */
                filter?: string;
                /** @description JSON text of names in any language; only medicine with each of these. */
                generic_names?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                min_price?: number;
                /** @description What is searched for; without it, the filters alone narrow the items. */
                name?: string;
                /** @description JSON text of names in any language; only items with each of these facts. */
                nutritions?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Least average rating. */
                rating_count?: number;
                store_id?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
                /** @description JSON text of names in any language; only items with none of these allergens. */
                without_allergies?: string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    suggestItemsAndStores: {
        parameters: {
            query: {
                /** @description What is searched for. */
                name: string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Names and pictures. A backend may send the whole item: then a suggestion shows its store and price, and opens it. */
                        items: (components["schemas"]["Item"] | {
                            id: number;
                            image: string | null;
                            image_full_url: string | null;
                            name: string;
                        })[];
                        stores: {
                            id: number;
                            logo: string | null;
                            logo_full_url: string | null;
                            name: string;
                        }[];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStoreItems: {
        parameters: {
            query: {
                /** @description 0 is all; several with commas. */
                category_id: string;
                /** @description Rows of a page. */
                limit: components["parameters"]["limitRequired"];
                max_price?: number;
                min_price?: number;
                /** @description Page number, from 1 (not a row offset). */
                offset: components["parameters"]["offsetRequired"];
                product_id?: number;
                /** @description Id or slug. */
                store_id: string;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listMostReviewedItems: {
        parameters: {
            query?: {
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listNewItems: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                min_price?: number;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                product_id?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPopularItems: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getItemRating: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description The item. */
                item_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listRecommendedItems: {
        parameters: {
            query?: {
                filter?: "all" | "new_arrival" | "top_rated" | "best_selling";
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                store_id?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Item"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listRelatedItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description The item. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listRelatedStoreItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description The item. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listItemReviews: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description The item. */
                item_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        reviews: components["schemas"]["Review"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    reviewItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attachment?: unknown;
                    comment?: string | null;
                    item_id: number | string;
                    order_id: number | string;
                    rating: number | string;
                };
                "multipart/form-data": {
                    attachment?: unknown;
                    comment?: string | null;
                    item_id: number | string;
                    order_id: number | string;
                    rating: number | string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    searchItems: {
        parameters: {
            query: {
                category_id?: number;
                /** @description JSON text of ids. */
                category_ids?: string;
                /** @description JSON text of `top_rated`, `popular`, `discounted`, `high`, `low`; stores also `free_delivery`, `open`, `nearby`. */
                filter?: string;
                /** @description JSON text of names in any language; only medicine with each of these. */
                generic_names?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                min_price?: number;
                /** @description What is searched for; `items/get-products` filters without words. */
                name: string;
                /** @description JSON text of names in any language; only items with each of these facts. */
                nutritions?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Least average rating. */
                rating_count?: number;
                store_id?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
                /** @description JSON text of names in any language; only items with none of these allergens. */
                without_allergies?: string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories?: components["schemas"]["Category"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        products: components["schemas"]["Item"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    suggestItems: {
        parameters: {
            query: {
                /** @description What is searched for. */
                name: string;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: {
                            image: string | null;
                            image_full_url: string | null;
                            name: string;
                        }[];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listSetMenus: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listSuggestedItems: {
        parameters: {
            query: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                recommended?: number | string;
                store_id: number;
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Item"][];
                        limit: number | string | null;
                        offset: number | string | null;
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getLandingLegacy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landing content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header_title": "Everything around you"
                     *     }
                     */
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listModules: {
        parameters: {
            query?: {
                zone_id?: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Module"][];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getUsualTip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        most_tips_amount: number | null;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "nadia@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listOfflineMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfflineMethod"][] | Record<string, unknown>;
                };
            };
            default: components["responses"]["default"];
        };
    };
    getOtherBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getVideoBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getWhyChoose: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banners: {
                            id?: number;
                            image_full_url?: string | null;
                            short_description?: string | null;
                            title?: string | null;
                        }[];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listParcelCategories: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Documents",
                     *         "description": "Letters and papers up to A4",
                     *         "image": "documents.png",
                     *         "image_full_url": "https://shop.example/storage/parcel_category/documents.png",
                     *         "status": 1,
                     *         "orders_count": 18,
                     *         "module_id": 5,
                     *         "parcel_per_km_shipping_charge": 1.2,
                     *         "parcel_minimum_shipping_charge": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ParcelCategory"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    getLanding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Landing content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "header_title": "Everything around you, one basket",
                     *       "header_sub_title": "Food, groceries, pharmacy, shops, parcels and rental",
                     *       "header_tag_line": "More than a store",
                     *       "header_icon": null,
                     *       "header_icon_full_url": null,
                     *       "header_banner": null,
                     *       "header_banner_full_url": null,
                     *       "company_title": "One city, six ways",
                     *       "company_sub_title": null,
                     *       "company_description": null,
                     *       "company_button_name": null,
                     *       "company_button_url": null,
                     *       "download_user_app_title": null,
                     *       "download_user_app_sub_title": null,
                     *       "earning_title": "Earn with us",
                     *       "earning_sub_title": null,
                     *       "earning_seller_title": "Open your store",
                     *       "earning_seller_sub_title": "Sell to the whole city",
                     *       "earning_seller_button_name": "Register",
                     *       "earning_dm_title": "Deliver",
                     *       "earning_dm_sub_title": "Ride when you like",
                     *       "earning_dm_button_name": "Join",
                     *       "business_title": null,
                     *       "business_sub_title": null,
                     *       "business_image": null,
                     *       "business_image_full_url": null,
                     *       "testimonial_title": null,
                     *       "fixed_newsletter_title": "Stay in touch",
                     *       "fixed_newsletter_sub_title": "One letter a month",
                     *       "fixed_footer_description": "One storefront for the whole city.",
                     *       "fixed_promotional_banner": null,
                     *       "fixed_promotional_banner_full_url": null,
                     *       "available_zone_title": "Where we are",
                     *       "available_zone_short_description": null,
                     *       "available_zone_image": null,
                     *       "available_zone_image_full_url": null,
                     *       "earning_seller_status": 1,
                     *       "earning_dm_status": 1,
                     *       "available_zone_status": 1,
                     *       "testimonial_list": [],
                     *       "promotion_banners": [],
                     *       "promotion_banners_full_url": [],
                     *       "download_user_app_links": {
                     *         "playstore_url": "https://play.example/app",
                     *         "playstore_url_status": "1",
                     *         "apple_store_url": null,
                     *         "apple_store_url_status": "0"
                     *       },
                     *       "download_business_app_links": {
                     *         "seller_playstore_url": null,
                     *         "dm_playstore_url": null
                     *       },
                     *       "available_zone_list": [
                     *         {
                     *           "id": 1,
                     *           "name": "Centre",
                     *           "display_name": "City centre",
                     *           "modules": [
                     *             "Food",
                     *             "Grocery"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Landing"];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getRefundPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    listRentalBanners: {
        parameters: {
            query?: {
                featured?: 0 | 1;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "id": 12,
                     *           "title": "Weekend by car",
                     *           "type": "store_wise",
                     *           "image": "weekend.webp",
                     *           "link": null,
                     *           "provider_id": 60,
                     *           "image_full_url": "https://shop.example/storage/banner/weekend.webp"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        banners: components["schemas"]["RentalBanner"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listProviderBanners: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                provider_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "title": "Weekend by car",
                     *         "type": "store_wise",
                     *         "image": "weekend.webp",
                     *         "link": null,
                     *         "provider_id": 60,
                     *         "image_full_url": "https://shop.example/storage/banner/weekend.webp"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RentalBanner"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    applyRentalCoupon: {
        parameters: {
            query: {
                code: string;
                provider_id: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Ten off a trip",
                     *       "code": "TRIP10",
                     *       "start_date": "2024-01-01",
                     *       "expire_date": "2024-12-31",
                     *       "min_purchase": 30,
                     *       "max_discount": 15,
                     *       "discount": 10,
                     *       "discount_type": "percent",
                     *       "coupon_type": "store_wise",
                     *       "limit": 3,
                     *       "status": 1,
                     *       "total_uses": 2,
                     *       "module_id": 6,
                     *       "created_by": "admin",
                     *       "customer_id": "[\"all\"]",
                     *       "slug": null,
                     *       "store_id": 60,
                     *       "data": "[\"60\"]"
                     *     }
                     */
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            407: components["responses"]["407"];
            default: components["responses"]["default"];
        };
    };
    listRentalCoupons: {
        parameters: {
            query?: {
                /** @description An own extension; with 1 those that are over or used up come too. */
                past?: 0 | 1;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listAllRentalCoupons: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listLastTrips: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trip"][];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A store of the rental module with its counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 60,
                     *       "name": "Northgate Cars",
                     *       "slug": "northgate-cars",
                     *       "phone": "+8801700000060",
                     *       "email": "hello@northgate.example",
                     *       "logo": null,
                     *       "logo_full_url": null,
                     *       "cover_photo": null,
                     *       "cover_photo_full_url": null,
                     *       "latitude": "23.8103",
                     *       "longitude": "90.4125",
                     *       "address": "Station Square 3",
                     *       "minimum_order": 0,
                     *       "schedule_order": true,
                     *       "status": 1,
                     *       "vendor_id": 60,
                     *       "free_delivery": false,
                     *       "delivery": true,
                     *       "take_away": true,
                     *       "item_section": true,
                     *       "reviews_section": true,
                     *       "active": true,
                     *       "open": 1,
                     *       "tax": 5,
                     *       "zone_id": 1,
                     *       "module_id": 6,
                     *       "self_delivery_system": 0,
                     *       "minimum_shipping_charge": 0,
                     *       "maximum_shipping_charge": 0,
                     *       "per_km_shipping_charge": 0,
                     *       "delivery_time": "30-40 min",
                     *       "veg": 0,
                     *       "non_veg": 0,
                     *       "order_count": 0,
                     *       "total_order": 0,
                     *       "order_place_to_schedule_interval": 0,
                     *       "featured": 0,
                     *       "prescription_order": false,
                     *       "cutlery": false,
                     *       "announcement": 0,
                     *       "announcement_message": null,
                     *       "store_business_model": "commission",
                     *       "pickup_zone_id": "[\"1\",\"2\"]",
                     *       "ratings": [
                     *         40,
                     *         8,
                     *         2,
                     *         1,
                     *         0
                     *       ],
                     *       "avg_rating": 4.4,
                     *       "rating_count": 51,
                     *       "positive_rating": 94,
                     *       "total_items": 0,
                     *       "total_campaigns": 0,
                     *       "halal_tag_status": false,
                     *       "extra_packaging_status": false,
                     *       "extra_packaging_amount": 0,
                     *       "discount": null,
                     *       "total_vehicle_count": 12,
                     *       "brand_count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["RentalProvider"];
                };
            };
            403: components["responses"]["403"];
            /** @description Not found; the key is `error`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found"
                     *     }
                     */
                    "application/json": {
                        error: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listProviderReviews: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                search?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews, with the provider's ratings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "provider": {
                     *         "name": "Northgate Cars",
                     *         "ratings": [
                     *           40,
                     *           8,
                     *           2,
                     *           1,
                     *           0
                     *         ],
                     *         "avg_rating": 4.4,
                     *         "rating_count": 51
                     *       },
                     *       "reviews": [
                     *         {
                     *           "id": 3,
                     *           "vehicle_id": 301,
                     *           "trip_id": 100004,
                     *           "rating": 5,
                     *           "comment": "Clean and on time.",
                     *           "attachment": null,
                     *           "reply": null,
                     *           "vehicle_name": "Aurora Breeze",
                     *           "customer_name": "Nadia Karim",
                     *           "customer_image": null,
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        provider: {
                            /** @description 0 to 5. */
                            avg_rating: number;
                            name: string;
                            rating_count: number;
                            /** @description Count per star, five stars first. */
                            ratings: number[];
                        };
                        reviews: components["schemas"]["VehicleReview"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            /** @description Not found; the key is `error`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found"
                     *     }
                     */
                    "application/json": {
                        error: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listLatestProviders: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 0,
                     *       "limit": null,
                     *       "offset": null,
                     *       "stores": []
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPopularProviders: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 0,
                     *       "limit": null,
                     *       "offset": null,
                     *       "stores": []
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    addRentalCartVehicle: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RentalCartAddition"];
            };
        };
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getRentalCart: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    clearRentalCart: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                /** @description `YYYY-MM-DD hh:mm AM/PM` or any date and time that can be read. */
                pickup_time?: string;
                quantity?: number;
                rental_type?: components["schemas"]["RentalType"];
                vehicle_id?: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Emptied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carts": [],
                     *       "user_data": [],
                     *       "status": "success"
                     *     }
                     */
                    "application/json": components["schemas"]["RentalCart"] & {
                        /** @constant */
                        status: "success";
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    removeRentalCartVehicles: {
        parameters: {
            query: {
                /**
                 * @description JSON text of a list of row ids.
                 * @example [21,22]
                 */
                cart_ids: string;
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    removeRentalCartVehicle: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                cart_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    updateRentalCartVehicle: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cart_id": 21,
                 *       "quantity": 2,
                 *       "rental_type": "hourly",
                 *       "estimated_hours": 4,
                 *       "pickup_location": {
                 *         "lat": 23.8103,
                 *         "lng": 90.4125,
                 *         "location_name": "Lake Road 12"
                 *       },
                 *       "pickup_time": "2024-02-01 09:00 AM",
                 *       "guest_id": null
                 *     }
                 */
                "application/json": components["schemas"]["RentalCartChange"];
            };
        };
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    updateRentalTripSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rental_type": "distance_wise",
                 *       "distance": 18.4,
                 *       "destination_time": 1,
                 *       "pickup_location": {
                 *         "lat": 23.8103,
                 *         "lng": 90.4125,
                 *         "location_name": "Lake Road 12"
                 *       },
                 *       "destination_location": {
                 *         "lat": 23.75,
                 *         "lng": 90.39,
                 *         "location_name": "Old Market 1"
                 *       },
                 *       "pickup_time": "2024-02-01 09:00 AM",
                 *       "guest_id": null
                 *     }
                 */
                "application/json": components["schemas"]["RentalTripSettings"];
            };
        };
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            /** @description Conflicting cart rows, or errors. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    submitVehicleReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vehicle_id": 301,
                 *       "trip_id": 100004,
                 *       "vehicle_identity_id": 7,
                 *       "rating": 5,
                 *       "comment": "Clean and on time."
                 *     }
                 */
                "application/json": components["schemas"]["VehicleReviewFields"];
                /**
                 * @example {
                 *       "vehicle_id": 301,
                 *       "trip_id": 100004,
                 *       "vehicle_identity_id": 7,
                 *       "rating": "5",
                 *       "comment": "Clean and on time.",
                 *       "attachment[]": [
                 *         "(bytes)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VehicleReviewFields"] & {
                    "attachment[]"?: components["schemas"]["File"][];
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    findTripByKey: {
        parameters: {
            query: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                key: string;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A **bare integer**, the trip's id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 100004 */
                    "application/json": number;
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    cancelTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trip_id": 100004,
                 *       "cancellation_reason": "Plans changed",
                 *       "guest_id": null
                 *     }
                 */
                "application/json": {
                    cancellation_reason?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    trip_id: components["schemas"]["WireInteger"];
                };
            };
        };
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401g"];
            /** @description Not pending any more (text), or validation (list). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | {
                        errors: string;
                    };
                };
            };
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    previewTripTax: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trip_amount": 45.36,
                 *       "trip_type": "hourly",
                 *       "provider_id": 60,
                 *       "scheduled": 1,
                 *       "schedule_at": "2024-02-01 09:00:00",
                 *       "additional_note": "Blue gate",
                 *       "coupon_code": null,
                 *       "contact_person_name": "Nadia Karim",
                 *       "contact_person_number": "+8801700000012",
                 *       "contact_person_email": "nadia@example.com",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": components["schemas"]["TripTaxQuestion"];
            };
        };
        responses: {
            /** @description The tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tax_amount": 2.16,
                     *       "tax_status": "excluded",
                     *       "tax_included": 0
                     *     }
                     */
                    "application/json": {
                        /** @description Money. */
                        tax_amount: number;
                        /** @enum {integer|null} */
                        tax_included: 0 | 1 | null;
                        /** @enum {string} */
                        tax_status: "included" | "excluded";
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    getTrip: {
        parameters: {
            query: {
                /** @description Of this sandbox: shows a trip to whoever knows the phone number of its booking, without its code. Other backends know the guest who booked, and nobody else. */
                contact_number?: string;
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                trip_id: number;
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 100004,
                     *       "user_id": 12,
                     *       "provider_id": 60,
                     *       "zone_id": 1,
                     *       "module_id": 6,
                     *       "pickup_zone_id": 1,
                     *       "trip_amount": 45.36,
                     *       "discount_on_trip": 4.8,
                     *       "discount_on_trip_by": "vendor",
                     *       "coupon_discount_amount": 0,
                     *       "coupon_discount_by": null,
                     *       "coupon_code": null,
                     *       "trip_status": "ongoing",
                     *       "payment_status": "unpaid",
                     *       "payment_method": null,
                     *       "transaction_reference": null,
                     *       "tax_amount": 2.16,
                     *       "tax_status": "excluded",
                     *       "tax_percentage": 5,
                     *       "trip_type": "hourly",
                     *       "additional_charge": 0,
                     *       "partially_paid_amount": 0,
                     *       "distance": 0,
                     *       "estimated_hours": 4,
                     *       "ref_bonus_amount": 0,
                     *       "canceled_by": "none",
                     *       "attachment": null,
                     *       "cancellation_reason": null,
                     *       "pickup_location": {
                     *         "lat": "23.8103",
                     *         "lng": "90.4125",
                     *         "location_name": "Lake Road 12"
                     *       },
                     *       "destination_location": null,
                     *       "user_info": {
                     *         "contact_person_name": "Nadia Karim",
                     *         "contact_person_number": "+8801700000012",
                     *         "contact_person_email": "nadia@example.com"
                     *       },
                     *       "trip_note": "Blue gate",
                     *       "otp": "4821",
                     *       "is_guest": 0,
                     *       "edited": 0,
                     *       "checked": 0,
                     *       "scheduled": 1,
                     *       "schedule_at": "2024-02-01 09:00:00",
                     *       "pending": "2024-01-31 10:00:00",
                     *       "confirmed": "2024-01-31 10:05:00",
                     *       "ongoing": "2024-02-01 09:02:00",
                     *       "completed": null,
                     *       "canceled": null,
                     *       "payment_failed": null,
                     *       "quantity": 1,
                     *       "estimated_trip_end_time": "2024-02-01 13:00:00",
                     *       "provider": {
                     *         "id": 60,
                     *         "name": "Northgate Cars",
                     *         "logo_full_url": null,
                     *         "cover_photo_full_url": null,
                     *         "phone": "+8801700000060",
                     *         "avg_rating": 4.4,
                     *         "rating_count": 51,
                     *         "total_vehicles": 12,
                     *         "chat": 1,
                     *         "reviews_section": 1
                     *       },
                     *       "trip_details": [
                     *         {
                     *           "id": 9,
                     *           "trip_id": 100004,
                     *           "vehicle_id": 301,
                     *           "quantity": 1,
                     *           "price": 43.2,
                     *           "original_price": 48,
                     *           "calculated_price": 43.2,
                     *           "discount_on_trip": 4.8,
                     *           "discount_type": "percent",
                     *           "discount_percentage": 10,
                     *           "tax_amount": 2.16,
                     *           "tax_status": "excluded",
                     *           "tax_percentage": 5,
                     *           "vehicle_details": {
                     *             "id": 301,
                     *             "name": "Aurora Breeze",
                     *             "slug": "aurora-breeze",
                     *             "description": "Quiet, roomy, five doors.",
                     *             "thumbnail": "breeze.webp",
                     *             "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
                     *             "images": [
                     *               "breeze-1.webp"
                     *             ],
                     *             "images_full_url": [
                     *               "https://shop.example/storage/vehicle/breeze-1.webp"
                     *             ],
                     *             "documents_full_url": [],
                     *             "zone_id": 1,
                     *             "provider_id": 60,
                     *             "brand_id": 2,
                     *             "category_id": 1,
                     *             "model": "2023",
                     *             "type": "family",
                     *             "engine_capacity": "1500",
                     *             "engine_power": "110",
                     *             "seating_capacity": "4",
                     *             "air_condition": 1,
                     *             "fuel_type": "petrol",
                     *             "transmission_type": "automatic",
                     *             "multiple_vehicles": 1,
                     *             "trip_hourly": 1,
                     *             "trip_distance": 1,
                     *             "hourly_price": 12,
                     *             "distance_price": 1.5,
                     *             "discount_type": "percent",
                     *             "discount_price": 10,
                     *             "tag": null,
                     *             "status": 1,
                     *             "new_tag": 1,
                     *             "total_trip": 48,
                     *             "avg_rating": 4.5,
                     *             "rating": null,
                     *             "total_reviews": 12,
                     *             "total_vehicle_count": 3
                     *           },
                     *           "rental_type": "hourly",
                     *           "estimated_hours": 4,
                     *           "distance": 0,
                     *           "scheduled": 1,
                     *           "schedule_at": "2024-02-01 09:00:00",
                     *           "estimated_trip_end_time": "2024-02-01 13:00:00",
                     *           "is_edited": 0,
                     *           "license_plate_number": [
                     *             "NG 1204"
                     *           ]
                     *         }
                     *       ],
                     *       "vehicle_identity": [
                     *         {
                     *           "id": 7,
                     *           "trip_id": 100004,
                     *           "vehicle_id": 301,
                     *           "trip_details_id": 9,
                     *           "vehicle_identity_id": 70,
                     *           "vehicle_driver_id": 4,
                     *           "license_plate_number": "NG 1204",
                     *           "vehicle_name": "Aurora Breeze",
                     *           "vehicle_thumbnail": "https://shop.example/storage/vehicle/breeze.webp",
                     *           "driver_data": {
                     *             "id": 4,
                     *             "first_name": "Yusuf",
                     *             "last_name": "Amin",
                     *             "email": null,
                     *             "phone": "+8801700000404",
                     *             "image_full_url": null
                     *           },
                     *           "vehicle_identity_data": {
                     *             "id": 70,
                     *             "vin_number": null,
                     *             "license_plate_number": "NG 1204"
                     *           },
                     *           "rating": null,
                     *           "comment": null,
                     *           "reply": null,
                     *           "replied_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TripDetail"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /** @description The guest whose data it is; left out by customers with a token. */
                guest_id?: components["parameters"]["guestId"];
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                search?: string;
                /** @description Only this status. */
                trip_status?: components["schemas"]["TripStatus"];
            };
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                status: "running" | "completed" | "all";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of trips, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": 25,
                     *       "offset": 1,
                     *       "trips": [
                     *         {
                     *           "id": 100004,
                     *           "user_id": 12,
                     *           "provider_id": 60,
                     *           "zone_id": 1,
                     *           "module_id": 6,
                     *           "pickup_zone_id": 1,
                     *           "trip_amount": 45.36,
                     *           "discount_on_trip": 4.8,
                     *           "discount_on_trip_by": "vendor",
                     *           "coupon_discount_amount": 0,
                     *           "coupon_discount_by": null,
                     *           "coupon_code": null,
                     *           "trip_status": "pending",
                     *           "payment_status": "unpaid",
                     *           "payment_method": null,
                     *           "transaction_reference": null,
                     *           "tax_amount": 2.16,
                     *           "tax_status": "excluded",
                     *           "tax_percentage": 5,
                     *           "trip_type": "hourly",
                     *           "additional_charge": 0,
                     *           "partially_paid_amount": 0,
                     *           "distance": 0,
                     *           "estimated_hours": 4,
                     *           "ref_bonus_amount": 0,
                     *           "canceled_by": "none",
                     *           "attachment": null,
                     *           "cancellation_reason": null,
                     *           "pickup_location": {
                     *             "lat": "23.8103",
                     *             "lng": "90.4125",
                     *             "location_name": "Lake Road 12"
                     *           },
                     *           "destination_location": null,
                     *           "user_info": {
                     *             "contact_person_name": "Nadia Karim",
                     *             "contact_person_number": "+8801700000012",
                     *             "contact_person_email": "nadia@example.com"
                     *           },
                     *           "trip_note": "Blue gate",
                     *           "otp": "4821",
                     *           "is_guest": 0,
                     *           "edited": 0,
                     *           "checked": 0,
                     *           "scheduled": 1,
                     *           "schedule_at": "2024-02-01 09:00:00",
                     *           "pending": "2024-01-31 10:00:00",
                     *           "confirmed": null,
                     *           "ongoing": null,
                     *           "completed": null,
                     *           "canceled": null,
                     *           "payment_failed": null,
                     *           "quantity": 1,
                     *           "estimated_trip_end_time": "2024-02-01 13:00:00",
                     *           "provider": {
                     *             "id": 60,
                     *             "name": "Northgate Cars",
                     *             "logo_full_url": null,
                     *             "cover_photo_full_url": null,
                     *             "phone": "+8801700000060"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        limit: number;
                        offset: number;
                        total_size: number;
                        trips: components["schemas"]["Trip"][];
                    };
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    payTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description URL; needed for digital_payment. */
                    callback_url?: string | null;
                    guest_id?: components["schemas"]["GuestId"];
                    /** @description Gateway key, or `cash_payment` with partial_payment. */
                    payment_gateway?: string | null;
                    /** @enum {string} */
                    payment_method: "cash_payment" | "wallet" | "partial_payment" | "digital_payment";
                    /**
                     * @description Needed for digital_payment.
                     * @enum {string|null}
                     */
                    payment_platform?: "web" | "app" | null;
                    trip_id: components["schemas"]["WireInteger"];
                } & (unknown & unknown);
            };
        };
        responses: {
            /** @description Done, or where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string | {
                        message: string;
                    };
                };
            };
            401: components["responses"]["401g"];
            /** @description Refused; `message` is a text, or a list when validation failed. Who may not ask at all is told so in the usual envelope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripPaymentError"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description No such trip. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such trip."
                     *     }
                     */
                    "application/json": components["schemas"]["TripPaymentError"];
                };
            };
            default: components["responses"]["default"];
        };
    };
    reorderTrip: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trip_id": 100004
                 *     }
                 */
                "application/json": {
                    guest_id?: components["schemas"]["GuestId"];
                    trip_id: components["schemas"]["WireInteger"];
                };
            };
        };
        responses: {
            /** @description The whole trip cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalCart"];
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            /** @description Not found; `errors` is a text. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": "Not found"
                     *     }
                     */
                    "application/json": {
                        errors: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    bookTrip: {
        parameters: {
            query?: never;
            header: {
                /** @description Made once per intent. The sandbox places at most one order per key, and tells who sends one when the total is not the one that was seen; backends that do not know it ignore it. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trip_amount": 45.36,
                 *       "trip_type": "hourly",
                 *       "provider_id": 60,
                 *       "scheduled": 1,
                 *       "schedule_at": "2024-02-01 09:00:00",
                 *       "additional_note": "Blue gate",
                 *       "coupon_code": null,
                 *       "contact_person_name": "Nadia Karim",
                 *       "contact_person_number": "+8801700000012",
                 *       "contact_person_email": "nadia@example.com",
                 *       "guest_id": 4711
                 *     }
                 */
                "application/json": components["schemas"]["TripBooking"];
            };
        };
        responses: {
            /** @description A **bare integer**, the trip's id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 100004 */
                    "application/json": number;
                };
            };
            401: components["responses"]["401g"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            406: components["responses"]["406"];
            407: components["responses"]["407"];
            default: components["responses"]["default"];
        };
    };
    getRentalWishlist: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vehicles": [
                     *         {
                     *           "id": 301,
                     *           "name": "Aurora Breeze",
                     *           "slug": "aurora-breeze",
                     *           "description": "Quiet, roomy, five doors.",
                     *           "thumbnail": "breeze.webp",
                     *           "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
                     *           "images": [
                     *             "breeze-1.webp"
                     *           ],
                     *           "images_full_url": [
                     *             "https://shop.example/storage/vehicle/breeze-1.webp"
                     *           ],
                     *           "documents_full_url": [],
                     *           "zone_id": 1,
                     *           "provider_id": 60,
                     *           "brand_id": 2,
                     *           "category_id": 1,
                     *           "model": "2023",
                     *           "type": "family",
                     *           "engine_capacity": "1500",
                     *           "engine_power": "110",
                     *           "seating_capacity": "4",
                     *           "air_condition": 1,
                     *           "fuel_type": "petrol",
                     *           "transmission_type": "automatic",
                     *           "multiple_vehicles": 1,
                     *           "trip_hourly": 1,
                     *           "trip_distance": 1,
                     *           "hourly_price": 12,
                     *           "distance_price": 1.5,
                     *           "discount_type": "percent",
                     *           "discount_price": 10,
                     *           "tag": null,
                     *           "status": 1,
                     *           "new_tag": 1,
                     *           "total_trip": 48,
                     *           "avg_rating": 4.5,
                     *           "rating": null,
                     *           "total_reviews": 12,
                     *           "total_vehicle_count": 3
                     *         }
                     *       ],
                     *       "providers": []
                     *     }
                     */
                    "application/json": {
                        providers: components["schemas"]["Store"][];
                        vehicles: components["schemas"]["Vehicle"][];
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    addRentalWish: {
        parameters: {
            query?: {
                provider_id?: number;
                vehicle_id?: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            /** @description Already there (`message`), or validation (list). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["Answer"];
                };
            };
            default: components["responses"]["default"];
        };
    };
    removeRentalWish: {
        parameters: {
            query?: {
                provider_id?: number;
                vehicle_id?: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["message"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    listVehicleBrands: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                search?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "brands": [
                     *         {
                     *           "id": 2,
                     *           "name": "Aurora",
                     *           "image": "aurora.png",
                     *           "image_full_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        brands: components["schemas"]["VehicleBrand"][];
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listVehicleCategories: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                search?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "vehicles": [
                     *         {
                     *           "id": 1,
                     *           "name": "Sedan",
                     *           "image": "sedan.png",
                     *           "image_full_url": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                        vehicles: components["schemas"]["VehicleCategory"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listProviderVehicles: {
        parameters: {
            query: {
                /** @description Anything true keeps vehicles with air condition. */
                air_condition?: string;
                /**
                 * @description JSON text of a list of ids.
                 * @example [2]
                 */
                brand_ids?: string;
                /**
                 * @description JSON text of a list of ids.
                 * @example [1,2]
                 */
                category_ids?: string;
                /**
                 * @description Pickup time, `YYYY-MM-DD hh:mm AM/PM` or any date and time that can be read.
                 * @example 2024-02-01 09:00 AM
                 */
                date?: string;
                /** @description Hours of a trip by the hour, which the estimates are for. */
                duration?: number;
                /** @description One value, or JSON text of a list. */
                fuel_type?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                /** @description Money per hour or km, by trip type. */
                min_price?: number;
                name?: string;
                /** @description Anything true keeps vehicles without air condition. */
                no_air_condition?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /**
                 * @description JSON text `{"lat":…,"lng":…}`.
                 * @example {"lat":23.8103,"lng":90.4125}
                 */
                pickup_location?: string;
                provider_id: number;
                /**
                 * @description JSON text of a list of ranges.
                 * @example ["1-4"]
                 */
                seating_capacity?: string;
                sortby_price?: "asc" | "desc";
                /** @description 1 keeps the best rated. */
                top_rated?: 0 | 1;
                /** @description One value, or JSON text of a list. */
                transmission_type?: string;
                /** @description `day_wise` on newer backends only. */
                trip_type?: "hourly" | "distance_wise" | "provider_wise" | "day_wise";
                /** @description One value, or JSON text of a list. */
                vehicle_type?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vehicles, with the price range over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "25",
                     *       "offset": "1",
                     *       "vehicles": [
                     *         {
                     *           "id": 301,
                     *           "name": "Aurora Breeze",
                     *           "slug": "aurora-breeze",
                     *           "description": "Quiet, roomy, five doors.",
                     *           "thumbnail": "breeze.webp",
                     *           "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
                     *           "images": [
                     *             "breeze-1.webp"
                     *           ],
                     *           "images_full_url": [
                     *             "https://shop.example/storage/vehicle/breeze-1.webp"
                     *           ],
                     *           "documents_full_url": [],
                     *           "zone_id": 1,
                     *           "provider_id": 60,
                     *           "brand_id": 2,
                     *           "category_id": 1,
                     *           "model": "2023",
                     *           "type": "family",
                     *           "engine_capacity": "1500",
                     *           "engine_power": "110",
                     *           "seating_capacity": "4",
                     *           "air_condition": 1,
                     *           "fuel_type": "petrol",
                     *           "transmission_type": "automatic",
                     *           "multiple_vehicles": 1,
                     *           "trip_hourly": 1,
                     *           "trip_distance": 1,
                     *           "hourly_price": 12,
                     *           "distance_price": 1.5,
                     *           "discount_type": "percent",
                     *           "discount_price": 10,
                     *           "tag": null,
                     *           "status": 1,
                     *           "new_tag": 1,
                     *           "total_trip": 48,
                     *           "avg_rating": 4.5,
                     *           "rating": null,
                     *           "total_reviews": 12,
                     *           "total_vehicle_count": 3
                     *         }
                     *       ],
                     *       "max_price": 12,
                     *       "min_price": 12
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        /** @description Money, cut to a whole number. */
                        max_price: number;
                        /** @description Money, cut to a whole number. */
                        min_price: number;
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                        vehicles: components["schemas"]["Vehicle"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle with its provider's ratings, its brand and `total_vehicles`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 301,
                     *       "name": "Aurora Breeze",
                     *       "slug": "aurora-breeze",
                     *       "description": "Quiet, roomy, five doors.",
                     *       "thumbnail": "breeze.webp",
                     *       "thumbnail_full_url": null,
                     *       "images": "[\"breeze-1.webp\"]",
                     *       "images_full_url": [],
                     *       "documents_full_url": [],
                     *       "zone_id": 1,
                     *       "provider_id": 60,
                     *       "brand_id": 2,
                     *       "category_id": 1,
                     *       "model": "2023",
                     *       "type": "family",
                     *       "engine_capacity": "1500",
                     *       "engine_power": "110",
                     *       "seating_capacity": "4",
                     *       "air_condition": 1,
                     *       "fuel_type": "petrol",
                     *       "transmission_type": "automatic",
                     *       "multiple_vehicles": 1,
                     *       "trip_hourly": 1,
                     *       "trip_distance": 1,
                     *       "hourly_price": 12,
                     *       "distance_price": 1.5,
                     *       "discount_type": "percent",
                     *       "discount_price": 10,
                     *       "tag": null,
                     *       "status": 1,
                     *       "new_tag": 1,
                     *       "total_trip": 48,
                     *       "avg_rating": 4.5,
                     *       "rating": null,
                     *       "total_reviews": 12,
                     *       "total_vehicles": 3,
                     *       "provider": {
                     *         "id": 60,
                     *         "name": "Northgate Cars",
                     *         "address": "Station Square 3",
                     *         "discount": null,
                     *         "avg_rating": 4.4,
                     *         "rating_count": 51,
                     *         "provider_total_vehicle_count": 12
                     *       },
                     *       "brand": {
                     *         "id": 2,
                     *         "name": "Aurora",
                     *         "image": null,
                     *         "image_full_url": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Vehicle"] & {
                        brand: components["schemas"]["VehicleBrand"];
                        provider: components["schemas"]["VehicleProvider"] & {
                            avg_rating: number;
                            provider_total_vehicle_count: number;
                            rating_count: number;
                        };
                        total_vehicles: number;
                    };
                };
            };
            403: components["responses"]["403"];
            /** @description Not found; the key is `error`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found"
                     *     }
                     */
                    "application/json": {
                        error: string;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    listPopularVehicleBrands: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 2,
                     *         "name": "Aurora",
                     *         "vehicles_sum_total_trip": "48"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description Trips of its vehicles; a sum may come as text, null when there is none. */
                        vehicles_sum_total_trip: number | string | null;
                    }[];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listVehicleReviews: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                search?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path: {
                vehicle_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "reviews": [
                     *         {
                     *           "id": 3,
                     *           "vehicle_id": 301,
                     *           "trip_id": 100004,
                     *           "rating": 5,
                     *           "comment": "Clean and on time.",
                     *           "attachment": null,
                     *           "reply": null,
                     *           "vehicle_name": "Aurora Breeze",
                     *           "customer_name": "Nadia Karim",
                     *           "customer_image": null,
                     *           "created_at": "2024-01-31T10:00:00.000000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        reviews: components["schemas"]["VehicleReview"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    searchVehicles: {
        parameters: {
            query?: {
                /** @description Anything true keeps vehicles with air condition. */
                air_condition?: string;
                /**
                 * @description JSON text of a list of ids.
                 * @example [2]
                 */
                brand_ids?: string;
                /**
                 * @description JSON text of a list of ids.
                 * @example [1,2]
                 */
                category_ids?: string;
                /**
                 * @description Pickup time, `YYYY-MM-DD hh:mm AM/PM` or any date and time that can be read.
                 * @example 2024-02-01 09:00 AM
                 */
                date?: string;
                /** @description Hours of a trip by the hour, which the estimates are for. */
                duration?: number;
                /** @description One value, or JSON text of a list. */
                fuel_type?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                /** @description Money per hour or km, by trip type. */
                min_price?: number;
                name?: string;
                /** @description Anything true keeps vehicles without air condition. */
                no_air_condition?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /**
                 * @description JSON text `{"lat":…,"lng":…}`.
                 * @example {"lat":23.8103,"lng":90.4125}
                 */
                pickup_location?: string;
                provider_id?: number;
                /**
                 * @description JSON text of a list of ranges.
                 * @example ["1-4"]
                 */
                seating_capacity?: string;
                sortby_price?: "asc" | "desc";
                /** @description 1 keeps the best rated. */
                top_rated?: 0 | 1;
                /** @description One value, or JSON text of a list. */
                transmission_type?: string;
                /** @description `day_wise` on newer backends only. */
                trip_type?: "hourly" | "distance_wise" | "provider_wise" | "day_wise";
                /** @description One value, or JSON text of a list. */
                vehicle_type?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vehicles, with the price range over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "25",
                     *       "offset": "1",
                     *       "vehicles": [
                     *         {
                     *           "id": 301,
                     *           "name": "Aurora Breeze",
                     *           "slug": "aurora-breeze",
                     *           "description": "Quiet, roomy, five doors.",
                     *           "thumbnail": "breeze.webp",
                     *           "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
                     *           "images": [
                     *             "breeze-1.webp"
                     *           ],
                     *           "images_full_url": [
                     *             "https://shop.example/storage/vehicle/breeze-1.webp"
                     *           ],
                     *           "documents_full_url": [],
                     *           "zone_id": 1,
                     *           "provider_id": 60,
                     *           "brand_id": 2,
                     *           "category_id": 1,
                     *           "model": "2023",
                     *           "type": "family",
                     *           "engine_capacity": "1500",
                     *           "engine_power": "110",
                     *           "seating_capacity": "4",
                     *           "air_condition": 1,
                     *           "fuel_type": "petrol",
                     *           "transmission_type": "automatic",
                     *           "multiple_vehicles": 1,
                     *           "trip_hourly": 1,
                     *           "trip_distance": 1,
                     *           "hourly_price": 12,
                     *           "distance_price": 1.5,
                     *           "discount_type": "percent",
                     *           "discount_price": 10,
                     *           "tag": null,
                     *           "status": 1,
                     *           "new_tag": 1,
                     *           "total_trip": 48,
                     *           "avg_rating": 4.5,
                     *           "rating": null,
                     *           "total_reviews": 12,
                     *           "total_vehicle_count": 3
                     *         }
                     *       ],
                     *       "max_price": 12,
                     *       "min_price": 12
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        /** @description Money, cut to a whole number. */
                        max_price: number;
                        /** @description Money, cut to a whole number. */
                        min_price: number;
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                        vehicles: components["schemas"]["Vehicle"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    suggestVehicleNames: {
        parameters: {
            query?: {
                name?: string;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list of texts "Brand - Name". */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "Aurora - Aurora Breeze"
                     *     ]
                     */
                    "application/json": string[];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listTopRatedVehicles: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vehicles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total_size": 1,
                     *       "limit": "10",
                     *       "offset": "1",
                     *       "vehicles": [
                     *         {
                     *           "id": 301,
                     *           "name": "Aurora Breeze",
                     *           "slug": "aurora-breeze",
                     *           "description": "Quiet, roomy, five doors.",
                     *           "thumbnail": "breeze.webp",
                     *           "thumbnail_full_url": "https://shop.example/storage/vehicle/breeze.webp",
                     *           "images": [
                     *             "breeze-1.webp"
                     *           ],
                     *           "images_full_url": [
                     *             "https://shop.example/storage/vehicle/breeze-1.webp"
                     *           ],
                     *           "documents_full_url": [],
                     *           "zone_id": 1,
                     *           "provider_id": 60,
                     *           "brand_id": 2,
                     *           "category_id": 1,
                     *           "model": "2023",
                     *           "type": "family",
                     *           "engine_capacity": "1500",
                     *           "engine_power": "110",
                     *           "seating_capacity": "4",
                     *           "air_condition": 1,
                     *           "fuel_type": "petrol",
                     *           "transmission_type": "automatic",
                     *           "multiple_vehicles": 1,
                     *           "trip_hourly": 1,
                     *           "trip_distance": 1,
                     *           "hourly_price": 12,
                     *           "distance_price": 1.5,
                     *           "discount_type": "percent",
                     *           "discount_price": 10,
                     *           "tag": null,
                     *           "status": 1,
                     *           "new_tag": 1,
                     *           "total_trip": 48,
                     *           "avg_rating": 4.5,
                     *           "rating": null,
                     *           "total_reviews": 12,
                     *           "total_vehicle_count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        limit: components["schemas"]["EchoedPaging"];
                        offset: components["schemas"]["EchoedPaging"];
                        total_size: number;
                        vehicles: components["schemas"]["Vehicle"][];
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getShippingPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"] | Record<string, unknown>;
                };
            };
            default: components["responses"]["default"];
        };
    };
    listDiscountedStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStoresByKind: {
        parameters: {
            query?: {
                /** @description JSON text of ids. */
                category_ids?: string;
                data_type?: string;
                /** @description JSON text of `top_rated`, `popular`, `discounted`, `high`, `low`; stores also `free_delivery`, `open`, `nearby`. */
                filter?: string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                max_price?: number;
                min_price?: number;
                name?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Least average rating. */
                rating_count?: number;
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                featured?: number | string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                store_type?: "all" | "newly_joined" | "popular" | "top_rated";
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description Filters by module when sent; all modules answer without it. */
                moduleId?: components["parameters"]["moduleIdOptional"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path: {
                /** @description How they are delivered. */
                filter_data: "all" | "delivery" | "take_away";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listLatestStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPopularStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listPopularStoreItems: {
        parameters: {
            query?: never;
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path: {
                /** @description Id or slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listQuickStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listRecommendedStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listStoreReviews: {
        parameters: {
            query: {
                store_id: number;
            };
            header: {
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids; without it nothing is limited to zones. */
                zoneId?: components["parameters"]["zoneIdOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    searchStores: {
        parameters: {
            query: {
                category_id?: number;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description What is searched for. */
                name: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listNearbyOffers: {
        parameters: {
            query?: {
                halal?: number | string;
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                name?: string;
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                sort_by?: "asc" | "desc";
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listTopRatedStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listVerifiedStores: {
        parameters: {
            query?: {
                /** @description Rows of a page. */
                limit?: components["parameters"]["limit"];
                /** @description Page number, from 1 (not a row offset). */
                offset?: components["parameters"]["offset"];
                /** @description Limits food to vegetarian or other. */
                type?: components["parameters"]["diet"];
            };
            header: {
                /** @description Latitude of the customer, for the distance of stores. */
                latitude?: components["parameters"]["latitude"];
                /** @description Longitude of the customer, for the distance of stores. */
                longitude?: components["parameters"]["longitude"];
                /** @description The module the customer is in; missing or unknown answers 403 `moduleId`. */
                moduleId: components["parameters"]["moduleId"];
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: number | string | null;
                        offset: number | string | null;
                        stores: components["schemas"]["Store"][];
                        total_size: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    getTermsAndConditions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML, or empty text when the owner wrote none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <p>Be kind to the couriers.</p> */
                    "application/json": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Layla Noor",
                     *         "designation": "Baker",
                     *         "review": "Flour before breakfast, every time.",
                     *         "reviewer_image_full_url": null,
                     *         "company_image_full_url": null
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Testimonial"][];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getExtraCharge: {
        parameters: {
            query: {
                /** @description Km. */
                distance: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    chooseBusinessPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_id": 91,
                 *       "business_plan": "subscription",
                 *       "package_id": 3,
                 *       "payment_gateway": "free_trial",
                 *       "payment_platform": "web"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    business_plan: "commission" | "subscription";
                    /** @description URL to come back to. */
                    callback?: string | null;
                    /** @description Needed for a subscription. */
                    package_id?: number | string | null;
                    /** @description `wallet`, `free_trial` or a gateway key of the config. */
                    payment_gateway?: string | null;
                    /** @enum {string|null} */
                    payment_platform?: "app" | "web" | null;
                    store_id: components["schemas"]["WireInteger"];
                    type?: string | null;
                };
            };
        };
        responses: {
            /** @description Where to pay, or the store's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description URL. */
                        redirect_link: string;
                    } | {
                        logo: string | null;
                        message: string;
                        /** @enum {string} */
                        store_business_model: "none" | "commission" | "subscription" | "unsubscribed";
                    };
                };
            };
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            default: components["responses"]["default"];
        };
    };
    listPackages: {
        parameters: {
            query?: {
                /** @description Plans that fit this module. */
                module_id?: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "packages": [
                     *         {
                     *           "id": 3,
                     *           "package_name": "Standard",
                     *           "price": 49,
                     *           "validity": 120,
                     *           "max_order": "500",
                     *           "max_product": "unlimited",
                     *           "pos": 1,
                     *           "mobile_app": 1,
                     *           "chat": 1,
                     *           "review": 1,
                     *           "self_delivery": 0,
                     *           "status": 1,
                     *           "default": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        packages: components["schemas"]["Package"][];
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    paySubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "store_id": 91,
                 *       "package_id": 3,
                 *       "payment_gateway": "demo_card",
                 *       "payment_platform": "web"
                 *     }
                 */
                "application/json": {
                    /** @description URL to come back to. */
                    callback?: string | null;
                    package_id: components["schemas"]["WireInteger"];
                    /** @description A gateway key of the config. */
                    payment_gateway: string;
                    /** @enum {string|null} */
                    payment_platform?: "app" | "web" | null;
                    store_id: components["schemas"]["WireInteger"];
                };
            };
        };
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "redirect_link": "https://shop.example/payment-mobile?order_id=91"
                     *     }
                     */
                    "application/json": {
                        /** @description URL. */
                        redirect_link: string;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    checkZone: {
        parameters: {
            query: {
                lat: components["schemas"]["Latitude"];
                lng: components["schemas"]["Longitude"];
                zone_id: number;
            };
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    listZones: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        formated_coordinates: {
                            lat: number;
                            lng: number;
                        }[];
                    } & components["schemas"]["Zone"])[];
                };
            };
            default: components["responses"]["default"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "mode": "shop",
                     *       "loop": {
                     *         "p99_ms": 21,
                     *         "longest_ms": 48
                     *       },
                     *       "memory_mb": 210,
                     *       "heap_mb": 96
                     *     }
                     */
                    "application/json": {
                        heap_mb: number;
                        /** @description How late the process came to its work, since it serves. */
                        loop: {
                            longest_ms: number;
                            p99_ms: number;
                        };
                        memory_mb: number;
                        /** @enum {string} */
                        mode: "shop" | "test";
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    showOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Sandbox outbox</title> */
                    "text/html": string;
                };
            };
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    readNewestCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "+15550137000"
                 *     }
                 */
                "application/json": {
                    to: string;
                };
            };
        };
        responses: {
            /** @description The code; null when none was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "482913"
                     *     }
                     */
                    "application/json": {
                        code: string | null;
                    };
                };
            };
            404: components["responses"]["404m"];
            default: components["responses"]["default"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
                     *     }
                     */
                    "application/json": {
                        /** @description Of 65 bytes, base64url. */
                        key: string;
                    };
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/dGhpcyBpcyBhbiBleGFtcGxl",
                 *       "keys": {
                 *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                 *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
                 *       }
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                    keys: {
                        auth: string;
                        p256dh: string;
                    };
                };
            };
        };
        responses: {
            /** @description It is told from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subscribed": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        subscribed: true;
                    };
                };
            };
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://fcm.googleapis.com/fcm/send/dGhpcyBpcyBhbiBleGFtcGxl"
                 *     }
                 */
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description It is told nothing more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subscribed": false
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        subscribed: false;
                    };
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header: {
                /** @description The newest event that is known. */
                "Last-Event-ID"?: string;
                /** @description Language of names, descriptions and messages; English when absent. */
                "X-localization"?: components["parameters"]["language"];
                /** @description JSON text of the zone ids, as the zone lookup answered it: `[1,2]`. */
                zoneId: components["parameters"]["zoneId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example id: 9
                     *     event: notification
                     *     data: {"id":9,"status":1,"data":{"title":"Order delivered","order_id":100023}}
                     */
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["401"];
            default: components["responses"]["default"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "now": "2026-11-18T12:00:00.000Z",
                 *       "frozen": true
                 *     }
                 */
                "application/json": {
                    advanceMs?: number;
                    frozen?: boolean;
                    /** Format: date-time */
                    now?: string | null;
                };
            };
        };
        responses: {
            /** @description The time it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-11-18T12:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: date-time */
                        now: string;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    changeConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "config": {
                 *         "firebase_otp_verification": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    config: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Switched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": 1
                     *     }
                     */
                    "application/json": {
                        /** @description How many keys were given. */
                        changed: number;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    planFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    faults: {
                        /** @description Calls it lets pass first. */
                        after?: number;
                        /** @description JSON, or a text that is sent as HTML. */
                        body?: unknown;
                        delayMs?: number;
                        /**
                         * @description Cuts the connection: before the operation is carried out, or after it was, so that only its reply is lost.
                         * @enum {string}
                         */
                        drop?: "before" | "after";
                        headers?: {
                            [key: string]: string;
                        };
                        /** @description Sends the first half of the reply. */
                        malformed?: boolean;
                        operationId?: string;
                        pathPrefix?: string;
                        probability?: number;
                        /** @description Answered in place of the operation, which is not carried out. */
                        status?: number;
                        /** @description Calls it strikes; all when absent. */
                        times?: number;
                    }[];
                    seed?: number;
                };
            };
        };
        responses: {
            /** @description How many are planned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "planned": 1
                     *     }
                     */
                    "application/json": {
                        planned: number;
                    };
                };
            };
            403: components["responses"]["403"];
            default: components["responses"]["default"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reset": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        reset: true;
                    };
                };
            };
            default: components["responses"]["default"];
        };
    };
    getTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: "en" | "ar";
                theme: "light" | "dark";
                /** @description Columns from the west, below 2 to the power of the zoom. */
                x: number;
                /** @description Rows from the north, below 2 to the power of the zoom. */
                y: number;
                zoom: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            default: components["responses"]["default"];
        };
    };
}
