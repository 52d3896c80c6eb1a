/** Words of a line mean its first one, which the English lists know; the second is how it is called. */
export const ARABIC_LEXICON = `
joy الفرح فرح سعادة السعادة بهجة سرور
excitement الحماس حماس
love الحب أحب حب أحبه أحبها أحبك يحب نحب تحب أعشق بحب حبيت
calm الهدوء هدوء هادئ هادئة
trust الثقة ثقة أثق
hope الأمل أمل
pride الفخر فخر
proud فخور فخورة فخورين
gratitude الامتنان امتنان
grateful ممتن ممتنة شاكر
thanks شكرا شكر أشكر أشكرك
fun المرح مرح ممتع ممتعة استمتعت استمتعنا متعة مسلي مسلية
funny مضحك مضحكة
wonder الدهشة
wonderful رائع رائعة روعة مذهل مذهلة
magic سحر سحري
curiosity الفضول فضول
curious فضولي فضولية
surprise المفاجأة مفاجأة مفاجئ متفاجئ متفاجئة تفاجأت
amazed مندهش مندهشة
nostalgia الحنين حنين
sadness الحزن حزن
sad حزين حزينة حزينين حزنت زعلان زعلانة
unhappy تعيس تعيسة
crying أبكي بكيت يبكي تبكي بكاء بكى بكت
tears دموع دمعة
died مات ماتت توفي توفيت ميت موت
disappointed محبط محبطة خيبة
upset منزعج منزعجة متضايق متضايقة
loneliness الوحدة وحدة
lonely وحيد وحيدة
tiredness التعب تعب
tired متعب متعبة تعبان تعبانة تعبت
exhausted مرهق مرهقة
sleepy نعسان نعسانة نعاس
boredom الملل ملل
boring ممل مملة
bored مللت
fear الخوف خوف
afraid خائف خائفة خايف خايفة أخاف خفت أخافني يخيفني تخيفني
scary مخيف مخيفة مرعب مرعبة
terrified مرعوب مرعوبة
worry القلق قلق
worried قلقان قلقة قلقانة
nervous متوتر متوترة توتر عصبي
stressed مضغوط مضغوطة
anger الغضب غضب
angry غاضب غاضبة غضبان غضبانة غضبت معصب معصبة
furious هائج ثائر
hate أكره كره كراهية يكره تكره أكرهها أكرهه
annoying مزعج مزعجة
unfair ظلم
mean شرير
disgust القرف قرف اشمئزاز
disgusting مقرف مقرفة كريه كريهة مقزز
yuck يع يخ أف
stink نتن نتنة
envy الغيرة غيرة حسد
jealous غيور غيورة غيران
shame الخجل خجل عار
embarrassed محرج محرجة أخجل خجول خجلان خجولة
guilty مذنب
confusion الحيرة حيرة
confused محتار محتارة مرتبك
pain ألم يؤلمني تؤلمني يوجعني توجعني وجع موجوع مغص صداع
sick مريض مريضة مرضت مرض
fever حمى حرارة
happy سعيد سعيدة سعداء فرحان فرحانة مسرور مسرورة فرحت سعدت مبسوط مبسوطة
excited متحمس متحمسة
exciting مثير مشوق
hooray يا_سلام هيه مرحى يااي
won فزنا فزت فاز ربحت ربحنا كسبت فوز
lost خسرت خسرنا ضاع ضاعت ضيعت فقدت
good جيد جيدة طيب طيبة حسن كويس كويسة
nice لطيف لطيفة حلو حلوة
great ممتاز ممتازة عظيم عظيمة أجمل أفضل أحسن
beautiful جميل جميلة
delicious لذيذ لذيذة شهي
perfect مثالي
enjoy يعجبني تعجبني أعجبني أعجبتني
lucky محظوظ محظوظة
bad سيئ سيئة سيء وحش وحشة
terrible فظيع فظيعة رهيب رهيبة أسوأ
wrong خطأ
difficult صعب صعبة
easy سهل سهلة
ugly قبيح قبيحة بشع
broken مكسور مكسورة كسر كسرت انكسر انكسرت خربان معطل معطلة
problem مشكلة مشاكل
peaceful مطمئن
relaxed مرتاح مرتاحة مسترخي
peace سلام
quiet صمت
safe آمن آمنة أمان
brave شجاع شجاعة
honest صادق صادقة
relieved ارتحت
laugh ضحك ضحكت يضحك أضحك نضحك ضحكنا
smile ابتسامة ابتسم
hug حضن عناق
kiss قبلة بوسة
praised مدحتني مدحني مدح
gift هدية هدايا أهداني أهدتني أهدى
birthday عيد_ميلاد عيد_ميلادي عيد_الميلاد
party حفلة حفل احتفال
vacation عطلة إجازة اجازة
summer صيف
winter شتاء
autumn خريف
spring ربيع
holiday عيد
friend صديق صديقة صديقي صديقتي أصدقاء أصدقائي صاحبي صاحبتي رفيق
family عائلة عائلتي أسرة أسرتي
mother أم أمي ماما والدتي
father أب أبي بابا والدي
sister أخت أختي
brother أخ أخي إخوة
grandmother جدة جدتي
grandpa جد جدي
baby طفل رضيع
child ولد بنت أطفال أولاد
teacher معلم معلمة مدرس مدرسة_الصف المعلمة المعلم أستاذ
school المدرسة مدرسة مدرستي
class الصف صف الفصل درس حصة
homework الواجب واجب واجبات
exam امتحان اختبار امتحانات
math رياضيات الرياضيات حساب
history تاريخ
science علوم العلوم
book كتاب كتب
read أقرأ قراءة قرأت اقرأ
write أكتب كتبت كتابة
learn أتعلم تعلمت تعلم
study أدرس دراسة
pencil قلم
backpack حقيبة شنطة
student طالب طالبة تلميذ تلميذة
game لعبة ألعاب لعبتي
match مباراة المباراة
play ألعب لعب يلعب لعبت لعبنا
toy دمية عروسة
joke نكتة نكت
sing أغني غناء
dance أرقص رقص
song أغنية أغاني
music موسيقى
guitar جيتار
piano بيانو
football كرة_القدم كرة
sport رياضة
team فريق
ball الكرة
swim أسبح سباحة
run أجري يجري ركض أركض
jump أقفز قفز
train قطار
travel سفر رحلة أسافر
hotel فندق
ticket تذكرة
airport مطار طائرة
dream حلم أحلم
sleep أنام نوم نائم نائمة نمت
bed سرير
night ليل ليلة
day يوم نهار
morning صباح
evening مساء
dark غامق داكن غامقة داكنة ظلام مظلم
darkness ظلمة
light فاتح فاتحة ضوء نور
pale باهت
bright لامع
monster وحوش
nightmare كابوس كوابيس
danger خطر خطير
knife سكين
blood دم
thunder رعد
alarm إنذار
fight شجار خناقة تشاجرت
hit ضرب
shout صرخ يصرخ صراخ
steal سرق سرقوا
liar كذاب كذب
stupid غبي غبية
cat قطة قط قطط قطتي هرة
dog كلب كلاب كلبي كلبة
puppy جرو
bird عصفور طائر طيور عصفورة ببغاء
fish سمكة سمك أسماك
horse حصان خيل
rabbit أرنب
bear دب
mouse فأر
elephant فيل
lion أسد
tiger نمر
fox ثعلب
wolf ذئب
frog ضفدع
snake ثعبان أفعى
spider عنكبوت
bee نحلة
butterfly فراشة
duck بطة
chick كتكوت
penguin بطريق
monkey قرد
whale حوت
dolphin دولفين
shark قرش
bat خفاش
crow غراب
dinosaur ديناصور
dragon تنين تنينا
turtle سلحفاة
snail حلزون
animal حيوان حيوانات
flower زهرة زهور
rose وردة ورد
tree شجرة شجر أشجار
leaf ورقة_شجر
forest غابة
jungle أدغال
garden حديقة
grass عشب
meadow حقل الحقل
cactus صبار
mountain جبل جبال الجبل
sea بحر البحر
ocean محيط
wave موج موجة أمواج
beach شاطئ
sand رمل
desert صحراء
lake بحيرة
river نهر
water ماء مياه
puddle بركة_ماء
rain مطر المطر أمطار تمطر ماطر
umbrella مظلة
snow ثلج الثلج ثلوج تثلج
snowman رجل_الثلج رجل_ثلج
ice جليد
sun شمس الشمس
sunny مشمس مشمسة
cloud سحابة غيمة غيوم سحاب غائم
wind ريح رياح هواء
storm عاصفة
lightning برق
fog ضباب
sky سماء السماء
rainbow قوس_قزح
star نجمة نجم نجوم
moon قمر القمر
space فضاء الفضاء
planet كوكب
rocket صاروخ
sunset غروب
sunrise شروق
fire نار حريق
volcano بركان
candle شمعة
lamp مصباح
weather طقس الطقس جو
cold بارد برد باردة
hot حار ساخن
house بيت منزل
home بيتنا
castle قلعة قصر
city مدينة
key مفتاح
crown تاج
king ملك
queen ملكة
princess أميرة
car سيارة سيارات
bus حافلة باص
boat قارب مركب
ship سفينة
robot روبوت
computer كمبيوتر حاسوب
phone هاتف جوال
bicycle دراجة
kite طيارة_ورق
ghost شبح أشباح
witch ساحرة
shadow ظل
heart قلب
stone حجر
gold ذهب
treasure كنز
diamond الماس
apple تفاحة تفاح
pear كمثرى إجاص
banana موز موزة
lemon ليمون ليمونة
strawberry فراولة
cherry كرز
grape عنب
tomato طماطم بندورة
carrot جزر
pumpkin يقطين
corn ذرة
mushroom فطر
bread خبز
butter زبدة
cheese جبن جبنة
honey عسل
milk حليب لبن
icecream آيس_كريم بوظة مثلجات
chocolate شوكولاتة شوكولا
cake كعكة كعك
cookie بسكويت
candy حلوى حلويات
pizza بيتزا
soup شوربة حساء
salad سلطة
pasta مكرونة
rice أرز رز
spinach سبانخ
vegetables خضار
fruit فاكهة فواكه
meat لحم
egg بيض بيضة
coffee قهوة
tea شاي
juice عصير
orange_juice عصير_برتقال
sugar سكر
salt ملح
chili فلفل_حار
pepper فلفل
spicy حار_جدا حراق
sweet حلو_المذاق
food طعام أكل
eat آكل أكلت تأكل
cook أطبخ طبخ
dinner عشاء
lunch غداء
breakfast فطور إفطار
hungry جائع جوعان جوع
recipe وصفة
cup كوب فنجان
price سعر أسعار ثمن
cost يكلف تكلفة
buy شراء أشتري اشتري
pay أدفع دفع ادفع
bill فاتورة الفاتورة فواتير
money مال نقود فلوس
expensive غالي غالية
cheap رخيص
sell بيع مبيعات المبيعات
shop متجر محل
order طلب_شراء
refund استرداد
repair إصلاح ورشة تصليح أصلح
help مساعدة ساعدني ساعدتني ساعد يساعد تساعد
doctor طبيب طبيبة دكتور
hospital مستشفى
health صحة
job عمل وظيفة
story قصة حكاية قصص
poem قصيدة
letter رسالة
draw ارسم أرسم رسم رسمة رسمتي لون_لي
color لون اللون ألوان
science_lab مختبر
news أخبار
world عالم العالم
nature طبيعة
language لغة
word كلمة كلمات
number رقم عدد
time وقت ساعة
today اليوم
tomorrow غدا الغد
yesterday أمس
old قديم قديمة
new جديد جديدة
big كبير كبيرة
small صغير صغيرة
fast سريع سريعة
slow بطيء
loud ضوضاء
strong قوي قوية
weak ضعيف
urgent عاجل طارئ
idea فكرة
question سؤال
secret سر
adventure مغامرة
mystery لغز
memory ذكرى ذكريات
future مستقبل
alone لوحدي
light_bulb لمبة
garbage قمامة زبالة
toilet حمام مرحاض
smell رائحة
hair شعرة شعر
dress فستان
hat قبعة قبعتي
christmas_tree شجرة_الميلاد
red أحمر حمراء
crimson قرمزي
ruby ياقوتي
raspberry توتي
burgundy خمري
vermilion قرمزي_فاتح
orange برتقالي برتقالية
apricot مشمشي
peach خوخي
coral مرجاني
salmon سلموني
yellow أصفر صفراء
golden ذهبي ذهبية
amber كهرماني
mustard خردلي
cream كريمي
beige بيج
green أخضر خضراء
olive زيتوني
emerald زمردي
mint نعناعي
lime ليموني
jade يشمي
teal أزرق_مخضر
turquoise فيروزي تركواز
cyan سماوي_فاتح
blue أزرق زرقاء
navy كحلي
sapphire ياقوتي_أزرق
azure لازوردي
sky_blue سماوي
indigo نيلي
purple أرجواني
violet بنفسجي بنفسجية
lavender خزامي
lilac ليلكي
fuchsia فوشيا
pink وردي وردية زهري
brown بني بنية
khaki كاكي
chestnut كستنائي
bronze برونزي
rust صدئي
silver فضي فضية
gray رمادي رمادية
charcoal فحمي
black أسود سوداء
white أبيض بيضاء
ivory عاجي
a_good_feeling شعور_جيد
a_bad_feeling شعور_سيئ
feeling_unwell شعور_بالمرض
neutral محايد
mood مزاج
happiness سعادة
stress توتر
energy طاقة
spiciness حرارة_الطعم
interest اهتمام
score درجة
check علامة_صح
x علامة_خطأ
warning تحذير
info معلومة
sparkles بريق
lightbulb مصباح_فكرة
bulb مصباح
drop قطرة
snowflake ندفة_ثلج
note نغمة
scared خائف
midnight منتصف_الليل
thumbsup إعجاب
room غرفة غرف
view إطلالة تطل
update انقل حدث
create أنشئ
`
