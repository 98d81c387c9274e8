import { productsFrom } from './table.ts';

/**
 * The products of online shops, in the format of `productsFrom`. A brand's name in the product's
 * name makes it a product of that brand.
 */
export const wares = productsFrom(`
electronics laptop 899
Boreal Air 13 laptop: Thirteen inches, one kilogram, all-day battery.
حاسوب بوريال إير 13: ثلاث عشرة بوصة وكيلوغرام واحد وبطارية تدوم اليوم كله.

electronics laptop 1449
Cobalt Studio 16 laptop: For pictures and films: bright screen, 32 GB.
حاسوب كوبالت ستوديو 16: للصور والأفلام، شاشة ساطعة و32 غيغابايت.

electronics desktop-computer 749
Dune One desktop: Small, silent, mounts behind the screen.
حاسوب مكتبي ديون ون: صغير وصامت ويُثبَّت خلف الشاشة.

electronics mobile-phone 549
Aster 8 phone: Six inches, two days of battery, headphone socket.
هاتف أستر 8: ست بوصات وبطارية ليومين ومقبس سماعة.

electronics mobile-phone 279
Aster 8 Lite phone: The small one, with the same camera.
هاتف أستر 8 لايت: الأصغر بالكاميرا نفسها.

electronics headphone 79
Fjord over-ear headphones: Closed, soft, with a cable you can replace.
سماعات فيورد: مغلقة وناعمة وسلكها قابل للاستبدال.

electronics headphone 189
Fjord Quiet headphones: Wireless, hushes a train.
سماعات فيورد كوايت: لاسلكية وتُسكت ضجيج القطار.

electronics camera 420
Cobalt M2 camera: Fixed lens, real dials.
كاميرا كوبالت M2: عدسة ثابتة وأقراص حقيقية.

electronics camera-with-flash 96
Elm instant camera: Prints while you wait, ten films included.
كاميرا إلم الفورية: تطبع فورًا مع عشرة أفلام.

electronics television 640
Boreal 55 television: Fifty-five inches, thin frame.
تلفاز بوريال 55: خمس وخمسون بوصة بإطار رفيع.

electronics radio 45
Dune kitchen radio: Large knob, clear speech.
مذياع ديون للمطبخ: زر كبير وصوت واضح.

electronics watch 120
Aster Time smart watch: Steps, sleep and messages, a week per charge.
ساعة أستر الذكية: خطوات ونوم ورسائل، أسبوع لكل شحنة.

electronics keyboard 59
Elm mechanical keyboard: Quiet switches, Arabic and Latin letters.
لوحة مفاتيح إلم: مفاتيح هادئة بحروف عربية ولاتينية.

electronics computer-mouse 29
Elm travel mouse: Folds flat, works on glass.
فأرة إلم للسفر: تُطوى وتعمل على الزجاج.

electronics printer 149
Dune ink-tank printer: Refill it with a bottle.
طابعة ديون بخزان حبر: تُملأ بزجاجة.

electronics electric-plug 14
Boreal travel adapter: Three ports, every socket.
محول سفر بوريال: ثلاثة منافذ ولكل المقابس.

electronics flashlight 26
Fjord head torch: 400 lumens, rechargeable.
مصباح رأس فيورد: 400 لومن قابل للشحن.

electronics loudspeaker 68
Fjord Pebble speaker: Rainproof, ten hours.
مكبر صوت فيورد بيبل: مقاوم للمطر ويدوم عشر ساعات.

electronics video-camera 315
Cobalt Go action camera: Waterproof, steady in the hand.
كاميرا كوبالت غو: مقاومة للماء وثابتة في اليد.

fashion t-shirt 19
Heavy cotton T-shirt: Boxy cut, keeps its shape.
قميص قطني ثقيل: قصة واسعة تحافظ على شكلها.

fashion t-shirt 24
Striped sailor shirt: Long sleeves, navy on white.
قميص بحارة مخطط: كم طويل بخطوط كحلية على أبيض.

fashion jeans 49
Straight jeans: Raw denim, mid rise.
جينز مستقيم: دنيم خام بخصر متوسط.

fashion jeans 54
Wide jeans: Washed soft, high rise.
جينز واسع: مغسول وناعم بخصر عالٍ.

fashion dress 65
Linen summer dress: Buttons down the front, two pockets.
فستان كتان صيفي: أزرار أمامية وجيبان.

fashion dress 92
Evening dress: Falls to the ankle, open back.
فستان سهرة: يصل إلى الكاحل بظهر مفتوح.

fashion coat 110
Wool coat: Single-breasted, lined.
معطف صوف: صف أزرار واحد ومبطن.

fashion coat 138
Rain parka: Sealed seams, deep hood.
معطف مطر: درزات محكمة وقلنسوة عميقة.

fashion scarf 22
Lambswool scarf: Two metres, fringed.
وشاح صوف: متران بأهداب.

fashion gloves 17
Knitted gloves: Thumb and finger know touch screens.
قفازات محبوكة: تعمل مع شاشات اللمس.

fashion socks 8
Ribbed socks, three pairs: Combed cotton.
جوارب مضلعة، ثلاثة أزواج: قطن ممشط.

fashion necktie 24
Silk knit tie: Square end, five colours.
ربطة عنق حرير محبوكة: طرف مربع وخمسة ألوان.

fashion billed-cap 18
Canvas cap: Adjusts with a brass buckle.
قبعة قماش: تُضبط بإبزيم نحاسي.

fashion top-hat 58
Felt hat: Rabbit felt, satin band.
قبعة لباد: لباد فاخر بشريط ساتان.

fashion sunglasses 35
Round sunglasses: Brown lenses, UV 400.
نظارة شمسية دائرية: عدسات بنية بحماية كاملة.

fashion handbag 89
Leather shoulder bag: Vegetable-tanned, ages well.
حقيبة كتف جلدية: مدبوغة نباتيًا وتزداد جمالًا.

fashion backpack 55
Roll-top backpack: Twenty litres, sleeve for a laptop.
حقيبة ظهر: عشرون لترًا وجيب للحاسوب.

shoes running-shoe 84
Daily running shoes: Cushioned, for asphalt.
حذاء جري يومي: مبطن للإسفلت.

shoes running-shoe 119
Trail running shoes: Grip in mud, rock plate.
حذاء جري للدروب: ثبات في الوحل ولوح واقٍ.

shoes hiking-boot 118
Leather hiking boots: Waterproof, can be resoled.
حذاء مشي جلدي: مقاوم للماء ويُجدَّد نعله.

shoes hiking-boot 76
Winter boots: Fleece inside, rubber outside.
حذاء شتوي: مبطن بالفرو ومطاط من الخارج.

shoes high-heeled-shoe 72
Block heels: Six centimetres, suede.
حذاء بكعب عريض: ستة سنتيمترات من الشامواه.

shoes high-heeled-shoe 98
Evening heels: Satin, slim strap.
حذاء سهرة: ساتان بشريط رفيع.

home chair 64
Beech chair: Stacks four high.
كرسي زان: يتراكم أربعة فوق بعض.

home couch-and-lamp 420
Two-seat sofa: Linen cover comes off for washing.
أريكة لشخصين: غطاء كتان يُنزع للغسل.

home bed 380
Pine bed 140 cm: Slats included, no squeak.
سرير صنوبر 140 سم: مع الألواح وبلا صرير.

home potted-plant 21
Rubber plant: Forty centimetres, forgives everything.
نبتة المطاط: أربعون سنتيمترًا وتسامح كل شيء.

home potted-plant 12
Kitchen herbs: Basil, mint and thyme in one pot.
أعشاب المطبخ: ريحان ونعناع وزعتر في أصيص واحد.

home toolbox 38
Toolbox, 56 parts: The drawer you never had.
صندوق أدوات، 56 قطعة: الدرج الذي لم يكن لديك.

home hammer 14
Claw hammer: Ash handle, 450 grams.
مطرقة: مقبض خشبي ووزن 450 غرامًا.

home alarm-clock 27
Twin-bell alarm clock: No app, very loud.
منبه بجرسين: بلا تطبيق وصوته عالٍ.

home light-bulb 6.5
Filament bulb: Dimmable, warm, E27.
مصباح بفتيل: خافت ودافئ، قاعدة E27.

home teapot 33
Stoneware teapot: One litre, fine strainer.
إبريق شاي خزفي: لتر واحد بمصفاة دقيقة.

home basket 19
Laundry basket: Willow, with lid.
سلة غسيل: من الصفصاف مع غطاء.

home locked 23
Brass padlock: Three keys, hardened shackle.
قفل نحاسي: ثلاثة مفاتيح وقوس مقسّى.

books books 42
Harbour trilogy: Three novels in a box.
ثلاثية الميناء: ثلاث روايات في علبة.

books books 28
The slow kitchen: Ninety recipes and the stories behind them.
المطبخ البطيء: تسعون وصفة وحكاياتها.

books world-map 18
City map of Sixways: Printed on cloth, folds to a handkerchief.
خريطة مدينة سيكس ويز: مطبوعة على قماش وتُطوى كمنديل.

books notebook 7
Dotted notebook: A5, 160 pages, lies flat.
دفتر منقط: A5 و160 صفحة ويُفتح مستويًا.

books notebook 11
Sketchbook: Heavy paper, takes ink and water.
دفتر رسم: ورق سميك للحبر والماء.

books pencil 4.5
Drawing pencils, six: From 2H to 6B.
أقلام رسم، ستة: من 2H إلى 6B.

play teddy-bear 24
Teddy bear: Jointed arms, cotton inside.
دب محشو: ذراعان متحركتان وحشوة قطن.

play soccer-ball 27
Match football: Size 5, hand-stitched.
كرة قدم: مقاس 5 ومخيطة يدويًا.

play basketball 29
Street basketball: Rubber, for rough ground.
كرة سلة: مطاط للأرض الخشنة.

play guitar 139
Concert guitar: Spruce top, with a bag.
غيتار كلاسيكي: وجه من التنوب مع حقيبة.

play video-game 299
Dune Play console: Two controllers, sixty old games.
جهاز ديون بلاي: ذراعا تحكم وستون لعبة قديمة.

play joystick 39
Arcade stick: Real microswitches.
عصا ألعاب: مفاتيح حقيقية.

play kick-scooter 95
Folding scooter: Up to 100 kg, big wheels.
سكوتر قابل للطي: حتى 100 كغ بعجلات كبيرة.

play bicycle 349
City bicycle: Seven gears, lights, basket.
دراجة مدينة: سبع سرعات وأضواء وسلة.

gifts wrapped-gift 32
Breakfast gift box: Honey, tea and two cups.
صندوق هدية للفطور: عسل وشاي وكوبان.

gifts wrapped-gift 48
Bath gift box: Soap, salt and a linen towel.
صندوق هدية للحمام: صابون وملح ومنشفة كتان.

gifts ring 180
Silver ring: Hammered by hand, adjustable.
خاتم فضة: مطروق يدويًا وقابل للضبط.

gifts gem-stone 64
Aquamarine pendant: On a fine silver chain.
قلادة أكوامارين: على سلسلة فضية رفيعة.

gifts lipstick 16
Matt lipstick: Eight shades, no animal fats.
أحمر شفاه مطفي: ثماني درجات بلا دهون حيوانية.

gifts party-popper 9
Party box: Streamers, candles and a paper crown.
صندوق حفلة: أشرطة وشموع وتاج ورقي.

gifts chocolate-bar 14
Chocolate selection: Twelve pieces, three without nuts.
تشكيلة شوكولاتة: اثنتا عشرة قطعة، ثلاث منها بلا مكسرات.

gifts trophy 22
Best-of-all cup: We engrave one line.
كأس الأفضل: ننقش عليه سطرًا.
`);
