import { productsFrom } from './table.ts';

/**
 * Burgers, pizza, sushi, bowls and tacos, in the format of `productsFrom`: a line with category,
 * picture, price and ingredients, then name and description in English and Arabic.
 */
export const meals = productsFrom(`
burgers hamburger 12.0 meat gluten milk
Double smash burger: Two beef patties pressed thin on a hot plate, cheddar, pickles and house sauce.
برجر سماش مزدوج: شريحتا لحم مضغوطتان على صاج ساخن مع شيدر ومخلل وصلصة البيت.

burgers hamburger 11.5 meat gluten
Rye crust burger: Dry-aged beef on toasted rye with caramelised onions and mustard.
برجر خبز الجاودار: لحم معتق على خبز جاودار محمص مع بصل مكرمل وخردل.

burgers hamburger 10.2 gluten sesame
Chickpea burger: Crushed chickpeas, parsley and tahini in a sesame bun.
برجر الحمص: حمص مهروس مع البقدونس والطحينة في خبز السمسم.

burgers hamburger 13.4 meat gluten milk
Blue cheese burger: Grass-fed beef, blue cheese, rocket and a spoon of fig jam.
برجر الجبنة الزرقاء: لحم أبقار مراعٍ مع جبنة زرقاء وجرجير وملعقة مربى تين.

burgers french-fries 4.6
Skin-on fries: Cut by hand, fried twice, sea salt.
بطاطا مقلية بقشرها: مقطعة يدويًا ومقلية مرتين مع ملح البحر.

burgers french-fries 6.4 milk
Loaded fries: Fries under warm cheddar, spring onion and smoked paprika.
بطاطا محملة: بطاطا مع شيدر دافئ وبصل أخضر وبابريكا مدخنة.

burgers hot-dog 6.5 meat gluten
Grilled hot dog: Beef frankfurter, sauerkraut and sweet mustard in a milk bun.
هوت دوغ مشوي: نقانق بقرية مع ملفوف مخلل وخردل حلو في خبز الحليب.

burgers sandwich 8.4 meat gluten egg
Club sandwich: Roast chicken, egg, tomato and lettuce between three slices of toast.
ساندويتش كلوب: دجاج مشوي وبيض وطماطم وخس بين ثلاث شرائح توست.

burgers poultry-leg 7.9 meat gluten
Crispy chicken leg: Marinated overnight in buttermilk, with pepper gravy on the side.
فخذ دجاج مقرمش: منقوع ليلة كاملة في اللبن مع صلصة الفلفل جانبًا.

burgers poultry-leg 9.6 meat gluten
Hot wings, eight pieces: Glazed with chilli and honey, celery sticks beside them.
أجنحة حارة، ثماني قطع: مغطاة بالفلفل والعسل مع أعواد الكرفس.

burgers cut-of-meat 18.5 meat
Rump steak: Two hundred grams over charcoal, herb butter and a grilled tomato.
ستيك لحم: مئتا غرام على الفحم مع زبدة الأعشاب وطماطم مشوية.

burgers bacon 5.2 meat
Smoked beef strips: Thin, crisp and smoked over beech wood.
شرائح لحم مدخنة: رقيقة ومقرمشة ومدخنة على خشب الزان.

burgers onion 4.9 gluten milk
Onion rings: Thick rings in a light batter with garlic dip.
حلقات البصل: حلقات سميكة بعجينة خفيفة مع صلصة الثوم.

pizza pizza 11.0 gluten milk
Wood-fired Margherita: Tomato, mozzarella and basil on dough that rested two days.
بيتزا مارغريتا على الحطب: طماطم وموتزاريلا وريحان على عجين ارتاح يومين.

pizza pizza 13.2 gluten milk meat
Spicy salami pizza: Beef salami, chilli oil and a little honey.
بيتزا السلامي الحار: سلامي بقري وزيت الفلفل وقليل من العسل.

pizza pizza 13.6 gluten milk
Four cheese pizza: Mozzarella, gorgonzola, fontina and parmesan, no tomato.
بيتزا الأجبان الأربعة: موتزاريلا وغورغونزولا وفونتينا وبارميزان بلا طماطم.

pizza pizza 12.4 gluten
Garden pizza: Roast aubergine, peppers, olives and thyme.
بيتزا الحديقة: باذنجان مشوي وفليفلة وزيتون وزعتر.

pizza pizza 14.1 gluten milk fish meat
Tuna and onion pizza: Line-caught tuna, red onion, capers.
بيتزا التونة والبصل: تونة وبصل أحمر وكبر.

pizza spaghetti 9.8 gluten
Spaghetti al pomodoro: San Marzano tomatoes, garlic and a handful of basil.
سباغيتي بالطماطم: طماطم سان مارزانو وثوم وحفنة ريحان.

pizza spaghetti 12.3 gluten milk meat
Tagliatelle al ragù: Beef cooked for six hours with carrot and celery.
تالياتيلي بصلصة اللحم: لحم بقري مطهو ست ساعات مع الجزر والكرفس.

pizza spaghetti 11.7 gluten milk nuts
Linguine with pesto: Basil, pine nuts and parmesan pounded this morning.
لينغويني بالبيستو: ريحان وصنوبر وبارميزان مدقوقة هذا الصباح.

pizza pie 7.2 gluten
Vegetable pie: Spinach, leek and potato under a crisp lid.
فطيرة خضار: سبانخ وكراث وبطاطا تحت غطاء مقرمش.

pizza fondue 14.2 milk gluten
Cheese fondue for one: Three alpine cheeses with bread to dip.
فوندو الجبن لشخص: ثلاثة أجبان جبلية مع خبز للتغميس.

pizza bread 4.2 gluten milk
Garlic bread: Sourdough, garlic butter, parsley.
خبز بالثوم: خبز مخمر وزبدة الثوم وبقدونس.

pizza green-salad 6.9 milk
Tomato and mozzarella salad: Ripe tomatoes, buffalo mozzarella and good oil.
سلطة الطماطم والموتزاريلا: طماطم ناضجة وموتزاريلا جاموس وزيت طيب.

sushi sushi 16.8 meat fish
Salmon nigiri set: Six pieces with salmon brushed with soy.
طقم نيغيري سلمون: ست قطع سلمون مدهونة بالصويا.

sushi sushi 14.2 meat fish
Tuna maki: Eight rolls, lean tuna, fresh wasabi.
ماكي التونة: ثماني لفائف تونة مع واسابي طازج.

sushi sushi 11.2 sesame
Avocado maki: Eight rolls with ripe avocado and sesame.
ماكي الأفوكادو: ثماني لفائف أفوكادو ناضج مع السمسم.

sushi sushi 22.5 meat fish sesame
Chef’s dozen: Twelve pieces of what came in this morning.
اختيار الشيف: اثنتا عشرة قطعة مما وصل هذا الصباح.

sushi bento-box 13.9 meat soy
Chicken teriyaki bento: Glazed chicken, rice, pickles and a small salad.
بينتو دجاج ترياكي: دجاج بصلصة الترياكي مع أرز ومخلل وسلطة صغيرة.

sushi bento-box 12.6 soy
Tofu bento: Crisp tofu, mushrooms, rice and seaweed.
بينتو التوفو: توفو مقرمش وفطر وأرز وأعشاب بحرية.

sushi rice-ball 5.4 fish meat
Onigiri with salmon: Warm rice, flaked salmon, crisp nori.
أونيغيري بالسلمون: أرز دافئ وسلمون مفتت ونوري مقرمش.

sushi rice-ball 4.8
Onigiri with plum: Rice with a sour plum inside.
أونيغيري بالخوخ: أرز بداخله خوخ حامض.

sushi fried-shrimp 10.6 meat gluten egg
Shrimp tempura: Five tiger shrimps in a thin batter, ginger sauce.
تمبورا الروبيان: خمس حبات روبيان كبيرة بعجينة رقيقة مع صلصة الزنجبيل.

sushi fish-cake-with-swirl 4.9 meat fish
Fish cake slices: Steamed, with mustard and spring onion.
شرائح كعك السمك: مطهوة على البخار مع الخردل والبصل الأخضر.

sushi bowl-with-spoon 4.1 soy
Miso soup: Tofu, wakame and leek in a light broth.
شوربة الميسو: توفو وواكامي وكراث في مرق خفيف.

sushi fortune-cookie 2.5 gluten
Fortune cookies: Three of them, with something to think about.
كعك الحظ: ثلاث قطع مع ما يدعو إلى التفكير.

bowls green-salad 10.9
Harvest bowl: Barley, roast pumpkin, kale and pomegranate.
طبق الحصاد: شعير وقرع مشوي وكرنب ورمان.

bowls green-salad 9.4 milk
Greek salad: Tomato, cucumber, olives and a slab of feta.
سلطة يونانية: طماطم وخيار وزيتون وقطعة فيتا.

bowls green-salad 11.8 meat milk gluten
Caesar salad with chicken: Romaine, parmesan and croutons fried in butter.
سلطة سيزر بالدجاج: خس روماني وبارميزان وخبز محمص بالزبدة.

bowls green-salad 9.9 nuts
Beetroot and orange bowl: Roast beetroot, orange, walnuts and mint.
طبق الشمندر والبرتقال: شمندر مشوي وبرتقال وجوز ونعناع.

bowls bowl-with-spoon 5.6
Lentil soup: Red lentils, cumin and lemon.
شوربة العدس: عدس أحمر وكمون وليمون.

bowls bowl-with-spoon 6.1 milk
Roast tomato soup: Tomatoes from the oven, basil, a little cream.
شوربة الطماطم المشوية: طماطم من الفرن وريحان وقليل من القشدة.

bowls falafel 7.4 sesame
Falafel plate: Seven falafel, hummus, pickled turnip and warm bread.
طبق فلافل: سبع حبات فلافل مع حمص ولفت مخلل وخبز دافئ.

bowls stuffed-flatbread 7.9 gluten sesame
Falafel wrap: Falafel, tahini, tomato and parsley rolled in thin bread.
لفافة فلافل: فلافل وطحينة وطماطم وبقدونس في خبز رقيق.

bowls stuffed-flatbread 8.9 gluten meat
Chicken shawarma: Carved from the spit, garlic sauce, pickles.
شاورما دجاج: مقطعة من السيخ مع الثومية والمخلل.

bowls avocado 8.2 gluten
Avocado toast: Sourdough, crushed avocado, chilli and lime.
توست الأفوكادو: خبز مخمر وأفوكادو مهروس وفلفل وليمون.

bowls eggplant 6.8 sesame
Smoked aubergine: Burnt over flame, with tahini and pomegranate.
متبل الباذنجان: باذنجان مشوي على اللهب مع الطحينة والرمان.

bowls beans 6.2
Broad beans with cumin: Slow-cooked beans, lemon and olive oil.
فول مدمس بالكمون: فول مطهو على مهل مع الليمون وزيت الزيتون.

tacos taco 9.4 meat
Crispy shrimp tacos: Three tacos, cabbage, lime cream.
تاكو روبيان مقرمش: ثلاث حبات مع الملفوف وكريمة الليمون.

tacos taco 9.0 meat
Pulled beef tacos: Beef braised with chipotle, onion and coriander.
تاكو اللحم المفتت: لحم مطهو بالتشيبوتلي مع البصل والكزبرة.

tacos taco 8.2
Mushroom tacos: Roast mushrooms, black beans, salsa verde.
تاكو الفطر: فطر مشوي وفاصولياء سوداء وصلصة خضراء.

tacos burrito 8.8 gluten
Bean burrito: Black beans, rice, corn and avocado.
بوريتو الفاصولياء: فاصولياء سوداء وأرز وذرة وأفوكادو.

tacos burrito 10.4 meat gluten milk
Chicken burrito: Grilled chicken, rice, cheese and pico de gallo.
بوريتو الدجاج: دجاج مشوي وأرز وجبن وصلصة الطماطم الطازجة.

tacos tamale 7.1
Corn tamales: Steamed in the husk, with roast tomato salsa.
تامالي الذرة: مطهوة على البخار في قشرها مع صلصة الطماطم المشوية.

tacos flatbread 8.6 gluten milk
Cheese quesadilla: Two cheeses melted in a wheat tortilla.
كيساديا الجبن: نوعان من الجبن المذاب في خبز التورتيا.

tacos avocado 5.8
Guacamole and chips: Mashed to order, with warm corn chips.
غواكامولي ورقائق الذرة: يُهرس عند الطلب مع رقائق ذرة دافئة.

tacos ear-of-corn 4.7 milk
Street corn: Grilled corn, chilli, lime and crumbled cheese.
ذرة الشارع: ذرة مشوية مع الفلفل والليمون وفتات الجبن.

tacos hot-pepper 5.1 milk
Stuffed jalapeños: Filled with cream cheese, baked until golden.
هالبينو محشو: محشو بجبن كريمي ومخبوز حتى يذهب لونه.

tacos pot-of-food 9.9 meat
Chili con carne: Beef, kidney beans and dark chocolate, with rice.
تشيلي كون كارني: لحم وفاصولياء حمراء وشوكولاتة داكنة مع الأرز.

tacos popcorn 3.4
Salted popcorn: Popped in coconut oil, sea salt.
فشار مملح: مفرقع بزيت جوز الهند مع ملح البحر.
`);
